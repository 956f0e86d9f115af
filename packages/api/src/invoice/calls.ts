import type { InvoiceDetail, InvoiceList } from '@rider/model/invoice';
import { money } from '@rider/model/money';
import { getOwnAsBuyer, getOwnIfPresent, type Api } from '../transport/index.ts';
import { pageParameters, type Page } from '../wire/index.ts';

const NONE: InvoiceList = { items: [], total: 0, terms: null, owed: money(0), overdue: money(0) };

/** A page of invoices. */
export interface InvoiceListQuery extends Page {
  /** Those of the company's orders, for members who may see them, instead of the own ones. */
  ofCompany?: boolean;
}

/**
 * A page of the buyer's invoices, the newest first, with the buyer's terms and what is owed; those of a company without terms (not in CRMEB:
 * empty there).
 */
export function getInvoices(api: Api, { ofCompany = false, ...page }: InvoiceListQuery = {}): Promise<InvoiceList> {
  return getOwnIfPresent(api, 'invoices', NONE, { ...pageParameters(page), ...(ofCompany && { of_company: 1 }) });
}

/** An invoice of the buyer or, for members who may see them, of the company (not in CRMEB). Rejects as unknown for any other. */
export function getInvoice(api: Api, invoiceNumber: string): Promise<InvoiceDetail> {
  return getOwnAsBuyer(api, `invoices/${encodeURIComponent(invoiceNumber)}`);
}
