import {
  invoiceStateAt,
  type Invoice,
  type InvoiceDetail,
  type InvoiceEntry,
  type InvoiceList,
} from '@rider/model/invoice';
import type { Locale } from '@rider/model/locale';
import { money, type Money } from '@rider/model/money';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { messageText } from '../messages/index.ts';
import { splitAmount } from '../money/split-amount.ts';
import { PAYMENT_METHODS } from '../order/payment-methods.ts';
import { ApiError } from '../http/api-error.ts';
import type { InstantRange } from '../http/days.ts';
import { IS_OPEN, OWED, readCredit } from './credit-terms.ts';

/** The invoices of a buyer who ordered on account; `method` is null. */
const onAccount = (database: Database, buyerId: number) =>
  database
    .selectFrom('invoice')
    .select(['id', 'number', 'order_id', 'amount', 'credited', 'paid', 'addressee', 'issued_at', 'due_at'])
    .select(sql<string | null>`null::text`.as('method'))
    .where('buyer_id', '=', buyerId);

/** The invoices of a buyer's orders that were paid at once by `method`: settled when issued. */
const paidAtOnce = (database: Database, buyerId: number) =>
  database
    .selectFrom('paid_invoice')
    .select(['id', 'number', 'order_id', 'amount'])
    .select([sql<Money>`0`.as('credited'), 'amount as paid', 'addressee', 'issued_at', 'issued_at as due_at'])
    .select(sql<string | null>`method`.as('method'))
    .where('buyer_id', '=', buyerId);

function withOrder(database: Database, invoices: ReturnType<typeof onAccount>) {
  return database
    .selectFrom(invoices.as('invoice'))
    .innerJoin('customer_order', 'customer_order.id', 'invoice.order_id')
    .selectAll('invoice')
    .select(['customer_order.number as order_number', 'customer_order.purchase_order_number'])
    .select(['customer_order.job', 'customer_order.tax']);
}

const invoicesOf = (database: Database, buyerId: number) =>
  withOrder(database, onAccount(database, buyerId).unionAll(paidAtOnce(database, buyerId)));

const newestFirst = (invoices: ReturnType<typeof invoicesOf>) =>
  invoices.orderBy('issued_at', 'desc').orderBy('invoice.number', 'desc');

type InvoiceRow = Awaited<ReturnType<ReturnType<typeof invoicesOf>['executeTakeFirstOrThrow']>>;

function invoiceOf(row: InvoiceRow, now: number): Invoice {
  const { number, amount, tax, credited, paid } = row;
  const dueAt = row.due_at.getTime();
  return {
    number,
    orderNumber: row.order_number,
    purchaseOrderNumber: row.purchase_order_number,
    job: row.job,
    issuedAt: row.issued_at.getTime(),
    dueAt,
    amount,
    tax,
    credited,
    paid,
    state: invoiceStateAt({ amount, credited, paid, dueAt }, now),
  };
}

/** The open invoices of a buyer, the first due first; at most `most`. */
export async function openInvoices(
  database: Database,
  buyerId: number,
  { now, most }: { now: number; most: number },
): Promise<Invoice[]> {
  const rows = await withOrder(database, onAccount(database, buyerId))
    .where(IS_OPEN)
    .orderBy('due_at')
    .orderBy('invoice.id')
    .limit(most)
    .execute();
  return rows.map((row) => invoiceOf(row, now));
}

/** A page of a buyer's invoices, the newest first, with terms and sums. */
export async function listInvoices(
  database: Database,
  buyerId: number,
  { limit, offset, now }: { limit: number; offset: number; now: number },
): Promise<InvoiceList> {
  const sums = await database
    .selectFrom('invoice')
    .select((select) => select.fn.countAll<number>().as('count'))
    .select(sql<Money>`coalesce(sum(${OWED}), 0)`.as('owed'))
    .select(sql<Money>`coalesce(sum(${OWED}) filter (where due_at < ${new Date(now)}), 0)`.as('overdue'))
    .where('buyer_id', '=', buyerId)
    .executeTakeFirstOrThrow();
  const { atOnce } = await database
    .selectFrom('paid_invoice')
    .select((select) => select.fn.countAll<number>().as('atOnce'))
    .where('buyer_id', '=', buyerId)
    .executeTakeFirstOrThrow();
  const rows = await newestFirst(invoicesOf(database, buyerId)).limit(limit).offset(offset).execute();
  const { count, owed, overdue } = sums;
  const terms = await readCredit(database, buyerId);
  return { items: rows.map((row) => invoiceOf(row, now)), total: count + atOnce, terms, owed, overdue };
}

/** A buyer's invoices that were issued in a range, the newest first; at most `limit`. */
export async function invoicesIssued(
  database: Database,
  buyerId: number,
  { issued, limit, now }: { issued: InstantRange; limit: number; now: number },
): Promise<Invoice[]> {
  let found = invoicesOf(database, buyerId);
  if (issued.from) found = found.where('issued_at', '>=', issued.from);
  if (issued.before) found = found.where('issued_at', '<', issued.before);
  const rows = await newestFirst(found).limit(limit).execute();
  return rows.map((row) => invoiceOf(row, now));
}

/** The completed refunds of an order: what was still owed as a credit note, what was already paid as a refund. */
async function refundEntries(database: Database, orderId: number): Promise<InvoiceEntry[]> {
  const refunds = await database
    .selectFrom('refund')
    .leftJoin('credit_note', 'credit_note.refund_id', 'refund.id')
    .select(['refund.number as reference', 'refund.amount', 'refund.tax', 'refund.refunded_at'])
    .select('credit_note.amount as credited')
    .where('order_id', '=', orderId)
    .where('state', '=', 'refunded')
    .orderBy('refund.id')
    .execute();
  return refunds.flatMap(({ reference, amount, tax, refunded_at: at, credited }) => {
    const parts = [credited ?? money(0), money(amount - (credited ?? 0))];
    const taxes = splitAmount(tax, parts);
    return (['credit', 'refund'] as const)
      .map((kind, part) => ({
        kind,
        reference,
        amount: parts[part] ?? money(0),
        tax: taxes[part] ?? money(0),
        at: at?.getTime() ?? 0,
      }))
      .filter((entry) => entry.amount > 0);
  });
}

/** The payments on an invoice on account. */
async function paymentEntries(database: Database, invoiceId: number): Promise<InvoiceEntry[]> {
  const payments = await database
    .selectFrom('invoice_settlement')
    .innerJoin('invoice_payment', 'invoice_payment.id', 'invoice_settlement.payment_id')
    .select(['reference', 'invoice_settlement.amount', 'received_on as at'])
    .where('invoice_id', '=', invoiceId)
    .execute();
  return payments.map(({ at, ...payment }) => ({ ...payment, kind: 'payment', tax: money(0), at: at.getTime() }));
}

/** The one payment of an invoice that was paid at once, named by its method. */
function paymentAtOnce({ amount, issued_at: at }: InvoiceRow, method: string, locale: Locale): InvoiceEntry {
  const known = PAYMENT_METHODS.find((each) => each === method);
  const reference = known === undefined ? method : messageText(`backend.payment-method.${known}`, locale);
  return { kind: 'payment', reference, amount, tax: money(0), at: at.getTime() };
}

/** A buyer's own invoice by number, with payments, credit notes and refunds, oldest first. @throws ApiError `not-found`. */
export async function readInvoice(
  database: Database,
  { buyerId, number, locale, now }: { buyerId: number; number: string; locale: Locale; now: number },
): Promise<InvoiceDetail> {
  const row = await invoicesOf(database, buyerId).where('invoice.number', '=', number).executeTakeFirst();
  if (row === undefined) throw new ApiError('not-found');
  const payments =
    row.method === null ? await paymentEntries(database, row.id) : [paymentAtOnce(row, row.method, locale)];
  const entries = [...payments, ...(await refundEntries(database, row.order_id))].toSorted(
    (one, other) => one.at - other.at,
  );
  return { ...invoiceOf(row, now), addressee: row.addressee, entries };
}

/** The buyer of an invoice. @throws ApiError `not-found`. */
export async function buyerOfInvoice(database: Database, number: string): Promise<number> {
  const invoice = await database
    .selectFrom('invoice')
    .select('buyer_id')
    .where('number', '=', number)
    .unionAll(database.selectFrom('paid_invoice').select('buyer_id').where('number', '=', number))
    .executeTakeFirst();
  if (invoice === undefined) throw new ApiError('not-found');
  return invoice.buyer_id;
}
