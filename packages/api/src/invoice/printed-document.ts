import { ApiError } from '../error/index.ts';
import type { Api, Parameters } from '../transport/index.ts';
import { object, text } from '../wire/index.ts';
import type { PrintedDocumentWire } from './wire.ts';

/** A PDF file in the client's language. */
export interface PrintedDocument {
  /** The file's name. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Fetches a document by its path and query. */
export async function getPrinted(api: Api, path: string, query: Parameters = {}): Promise<PrintedDocument> {
  const data = object<PrintedDocumentWire>((await api.get(path, query)).data);
  try {
    return { name: text(data.name), bytes: Uint8Array.from(atob(text(data.pdf)), (each) => each.charCodeAt(0)) };
  } catch (cause) {
    throw new ApiError('malformed', `${path} returned no file`, { cause });
  }
}

/** An own invoice as PDF, by its number (not in CRMEB). Rejects as unknown for another buyer's. */
export function getInvoiceFile(api: Api, invoiceNumber: string): Promise<PrintedDocument> {
  return getPrinted(api, `invoices/${encodeURIComponent(invoiceNumber)}/pdf`);
}

/** The own statement of account as PDF (not in CRMEB). */
export function getStatementFile(api: Api): Promise<PrintedDocument> {
  return getPrinted(api, 'invoice_statement');
}
