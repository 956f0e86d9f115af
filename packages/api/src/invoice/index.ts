export { getInvoice, getInvoices } from './calls.ts';
export type * from './wire.ts';
