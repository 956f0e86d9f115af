export { getInvoice, getInvoices } from './calls.ts';
export { getInvoiceFile, getStatementFile, type PrintedDocument } from './printed-document.ts';
export type * from './wire.ts';
