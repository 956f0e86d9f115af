import type { InvoiceDetail, InvoiceList } from '@rider/model/invoice';
import { money } from '@rider/model/money';
import { getOwn, getOwnIfPresent, type Api } from '../transport/index.ts';
import { pageParameters, type Page } from '../wire/index.ts';

const NONE: InvoiceList = { items: [], total: 0, terms: null, owed: money(0), overdue: money(0) };

/** A page of the buyer's invoices, the newest first, with the buyer's terms and what is owed (not in CRMEB: empty there). */
export function getInvoices(api: Api, query: Page = {}): Promise<InvoiceList> {
  return getOwnIfPresent(api, 'invoices', NONE, pageParameters(query));
}

/** An own invoice by its number (not in CRMEB). Rejects as unknown for another buyer's. */
export function getInvoice(api: Api, invoiceNumber: string): Promise<InvoiceDetail> {
  return getOwn(api, `invoices/${encodeURIComponent(invoiceNumber)}`);
}
