import { getFile, type ApiFile } from '../file/get-file.ts';
import type { FileFormat } from '../file/wire.ts';
import type { Api } from '../transport/index.ts';

/** An own invoice as PDF, by its number (not in CRMEB). Rejects as unknown for another buyer's. */
export function getInvoiceFile(api: Api, invoiceNumber: string): Promise<ApiFile> {
  return getFile(api, `invoices/${encodeURIComponent(invoiceNumber)}/pdf`);
}

/** The own statement of account as PDF (not in CRMEB). */
export function getStatementFile(api: Api): Promise<ApiFile> {
  return getFile(api, 'invoice_statement');
}

/** The own invoices of some days as a table, the newest first; all without days (not in CRMEB). Days are ISO dates of the shop's time zone. */
export function getInvoiceTable(
  api: Api,
  { from, until, ofCompany = false }: { from?: string; until?: string; ofCompany?: boolean },
  format: FileFormat,
): Promise<ApiFile> {
  return getFile(api, 'invoice_export', { start: from, end: until, format, ...(ofCompany && { of_company: 1 }) });
}
