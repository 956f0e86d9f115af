export { getInvoice, getInvoices } from './calls.ts';
export { getInvoiceFile, getInvoiceTable, getStatementFile } from './files.ts';
