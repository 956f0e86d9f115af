import {
  INVOICE_STATES,
  type Invoice,
  type InvoiceDetail,
  type InvoiceEntry,
  type InvoiceList,
} from '@rider/model/invoice';
import { dataIfPresent, type Api } from '../transport/index.ts';
import {
  amountOrZero,
  id,
  instant,
  list,
  number,
  object,
  pageParameters,
  requiredObject,
  text,
  type Page,
  type Untrusted,
} from '../wire/index.ts';
import { readCreditTerms } from './credit-terms.ts';
import type { InvoiceDetailWire, InvoiceEntryWire, InvoicesRequestWire, InvoicesWire, InvoiceWire } from './wire.ts';

/** Reads an invoice. Throws ApiError without a number. */
export function readInvoice(row: Untrusted<InvoiceWire>): Invoice {
  return {
    number: id(row.number, 'invoice number'),
    orderNumber: text(row.order_id),
    purchaseOrderNumber: text(row.po_number),
    issuedAt: instant(row.add_time) ?? 0,
    dueAt: instant(row.due_time) ?? 0,
    amount: amountOrZero(row.price),
    tax: amountOrZero(row.tax_price),
    credited: amountOrZero(row.credited),
    paid: amountOrZero(row.paid),
    state: INVOICE_STATES.find((known) => known === row.state) ?? 'open',
  };
}

function readEntry(item: unknown): InvoiceEntry {
  const row = object<InvoiceEntryWire>(item);
  return {
    kind: row.kind === 'credit' || row.kind === 'refund' ? row.kind : 'payment',
    reference: text(row.reference),
    amount: amountOrZero(row.price),
    tax: amountOrZero(row.tax_price),
    at: instant(row.add_time) ?? 0,
  };
}

/** Reads an invoice with its addressee and entries. */
export function readInvoiceDetail(data: Untrusted<InvoiceDetailWire>): InvoiceDetail {
  return {
    ...readInvoice(data),
    addressee: {
      company: text(data.company),
      license: text(data.license),
      name: text(data.real_name),
      address: list(data.address, text),
    },
    entries: list(data.entries, readEntry),
  };
}

/** A page of the buyer's invoices, the newest first, with the buyer's terms and what is owed (not in CRMEB: empty there). */
export async function getInvoices(api: Api, query: Page = {}): Promise<InvoiceList> {
  const parameters = pageParameters(query) satisfies InvoicesRequestWire;
  const data = object<InvoicesWire>(await dataIfPresent(api, 'invoices', parameters));
  return {
    items: list(data.list, (item) => readInvoice(object<InvoiceWire>(item))),
    total: number(data.count),
    terms: readCreditTerms(data.terms),
    owed: amountOrZero(data.owed),
    overdue: amountOrZero(data.overdue),
  };
}

/** An own invoice by its number (not in CRMEB). Rejects as unknown for another buyer's. */
export async function getInvoice(api: Api, invoiceNumber: string): Promise<InvoiceDetail> {
  const { data } = await api.get(`invoices/${encodeURIComponent(invoiceNumber)}`);
  return readInvoiceDetail(requiredObject<InvoiceDetailWire>(data, 'invoice'));
}
