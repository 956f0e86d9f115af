export { getInvoice, getInvoices } from './calls.ts';
export { getInvoiceFile, getStatementFile, type PrintedDocument } from './printed.ts';
export type * from './wire.ts';
