import { MOST_EXPORTED_ORDERS } from '@rider/api/order';
import { owedOn, type Invoice } from '@rider/model/invoice';
import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import { amountCell, type TableRow } from '../document/table-file.ts';
import { ApiError } from '../http/api-error.ts';
import { shopDayOf, type InstantRange } from '../http/days.ts';
import { messageText } from '../messages/index.ts';
import { invoicesIssued, type InvoiceOwner } from './list-invoices.ts';

const COLUMNS = [
  'number',
  'order',
  'purchaseOrder',
  'job',
  'issued',
  'due',
  'state',
  'amount',
  'tax',
  'credited',
  'paid',
  'open',
] as const;

function rowOf(invoice: Invoice, locale: Locale): TableRow {
  const {
    number,
    orderNumber,
    purchaseOrderNumber,
    job = '',
    issuedAt,
    dueAt,
    state,
    amount,
    tax,
    credited,
    paid,
  } = invoice;
  return [
    number,
    orderNumber,
    purchaseOrderNumber,
    job,
    shopDayOf(issuedAt),
    shopDayOf(dueAt),
    messageText(`backend.invoice-state.${state}`, locale),
    ...[amount, tax, credited, paid, owedOn(invoice)].map(amountCell),
  ];
}

/**
 * The invoices of some days, the newest first, with headings; a range without ends means all. @throws ApiError `too-many-to-export`.
 */
export async function exportedInvoices(
  database: Database,
  owner: InvoiceOwner,
  { issued, locale, now }: { issued: InstantRange; locale: Locale; now: number },
): Promise<TableRow[]> {
  const most = MOST_EXPORTED_ORDERS;
  const invoices = await invoicesIssued(database, owner, { issued, limit: most + 1, now });
  if (invoices.length > most)
    throw new ApiError('too-many-to-export', { status: 400, parameters: { orders: most, rows: most } });
  const headings = COLUMNS.map((name) => messageText(`backend.invoice-export.${name}`, locale));
  return [headings, ...invoices.map((invoice) => rowOf(invoice, locale))];
}
