import {
  invoiceStateAt,
  type Invoice,
  type InvoiceDetail,
  type InvoiceEntry,
  type InvoiceList,
} from '@rider/model/invoice';
import { hasRight } from '@rider/model/buyer-company';
import type { Locale } from '@rider/model/locale';
import { money, type Money } from '@rider/model/money';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { companyOf } from '../buyer-company/company-of.ts';
import type { Database } from '../database/open.ts';
import { messageText } from '../messages/index.ts';
import { splitAmount } from '../money/split-amount.ts';
import { PAYMENT_METHODS } from '../payment-setting/payment-methods.ts';
import { ApiError } from '../http/api-error.ts';
import type { InstantRange } from '../http/days.ts';
import { IS_OPEN, OWED, readCredit } from './credit-terms.ts';

/** Whose invoices: those of a buyer, or of the orders of a company. */
export type InvoiceOwner = { buyerId: number } | { companyId: number };

/** Condition on the invoices of an owner, as SQL over `buyer_id` and `order_id`. */
function isOf(owner: InvoiceOwner): RawBuilder<SqlBool> {
  if ('buyerId' in owner) return sql`buyer_id = ${owner.buyerId}`;
  return sql`order_id in (select id from customer_order where company_id = ${owner.companyId})`;
}

/** Invoices on account; `method` is null. */
const onAccount = (database: Database, owner: InvoiceOwner) =>
  database
    .selectFrom('invoice')
    .select(['id', 'number', 'order_id', 'amount', 'credited', 'paid', 'addressee', 'issued_at', 'due_at'])
    .select(sql<string | null>`null::text`.as('method'))
    .where(isOf(owner));

/** The invoices of orders that were paid at once by `method`: settled when issued. */
const paidAtOnce = (database: Database, owner: InvoiceOwner) =>
  database
    .selectFrom('paid_invoice')
    .select(['id', 'number', 'order_id', 'amount'])
    .select([sql<Money>`0`.as('credited'), 'amount as paid', 'addressee', 'issued_at', 'issued_at as due_at'])
    .select(sql<string | null>`method`.as('method'))
    .where(isOf(owner));

function withOrder(database: Database, invoices: ReturnType<typeof onAccount>) {
  return database
    .selectFrom(invoices.as('invoice'))
    .innerJoin('customer_order', 'customer_order.id', 'invoice.order_id')
    .selectAll('invoice')
    .select(['customer_order.number as order_number', 'customer_order.purchase_order_number'])
    .innerJoin('buyer', 'buyer.id', 'customer_order.buyer_id')
    .select(['customer_order.job', 'customer_order.tax', 'first_name', 'last_name', 'account']);
}

const invoicesOf = (database: Database, owner: InvoiceOwner) =>
  withOrder(database, onAccount(database, owner).unionAll(paidAtOnce(database, owner)));

const newestFirst = (invoices: ReturnType<typeof invoicesOf>) =>
  invoices.orderBy('issued_at', 'desc').orderBy('invoice.number', 'desc');

type InvoiceRow = Awaited<ReturnType<ReturnType<typeof invoicesOf>['executeTakeFirstOrThrow']>>;

function invoiceOf(row: InvoiceRow, now: number, owner?: InvoiceOwner): Invoice {
  const { number, amount, tax, credited, paid, first_name: first, last_name: last } = row;
  const dueAt = row.due_at.getTime();
  return {
    number,
    orderNumber: row.order_number,
    purchaseOrderNumber: row.purchase_order_number,
    job: row.job,
    ...(owner && 'companyId' in owner && { orderedBy: `${first} ${last}`.trim() || row.account }),
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
  const rows = await withOrder(database, onAccount(database, { buyerId }))
    .where(IS_OPEN)
    .orderBy('due_at')
    .orderBy('invoice.id')
    .limit(most)
    .execute();
  return rows.map((row) => invoiceOf(row, now));
}

/** A page of invoices, the newest first, with sums; those of a buyer with the terms. */
export async function listInvoices(
  database: Database,
  owner: InvoiceOwner,
  { limit, offset, now }: { limit: number; offset: number; now: number },
): Promise<InvoiceList> {
  const sums = await database
    .selectFrom('invoice')
    .select((select) => select.fn.countAll<number>().as('count'))
    .select(sql<Money>`coalesce(sum(${OWED}), 0)`.as('owed'))
    .select(sql<Money>`coalesce(sum(${OWED}) filter (where due_at < ${new Date(now)}), 0)`.as('overdue'))
    .where(isOf(owner))
    .executeTakeFirstOrThrow();
  const { atOnce } = await database
    .selectFrom('paid_invoice')
    .select((select) => select.fn.countAll<number>().as('atOnce'))
    .where(isOf(owner))
    .executeTakeFirstOrThrow();
  const rows = await newestFirst(invoicesOf(database, owner)).limit(limit).offset(offset).execute();
  const { count, owed, overdue } = sums;
  const terms = 'buyerId' in owner ? await readCredit(database, owner.buyerId) : null;
  return { items: rows.map((row) => invoiceOf(row, now, owner)), total: count + atOnce, terms, owed, overdue };
}

/** Invoices that were issued in a range, the newest first; at most `limit`. */
export async function invoicesIssued(
  database: Database,
  owner: InvoiceOwner,
  { issued, limit, now }: { issued: InstantRange; limit: number; now: number },
): Promise<Invoice[]> {
  let found = invoicesOf(database, owner);
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

/** The owners whose invoices a buyer may see: the buyer and, by the role, the company. */
async function visibleOwners(database: Database, buyerId: number): Promise<InvoiceOwner[]> {
  const member = await companyOf(database, buyerId);
  const ofCompany = member !== null && hasRight(member.role, 'see-invoices');
  return [{ buyerId }, ...(ofCompany ? [{ companyId: member.companyId }] : [])];
}

/** An invoice that a buyer may see, with payments, credit notes and refunds, oldest first. @throws ApiError `not-found`. */
export async function readInvoice(
  database: Database,
  { buyerId, ...query }: InvoiceQuery & { buyerId: number },
): Promise<InvoiceDetail> {
  return readInvoiceOf(database, await visibleOwners(database, buyerId), query);
}

/** Which invoice, in which language and when. */
interface InvoiceQuery {
  number: string;
  locale: Locale;
  now: number;
}

/** An invoice of one of the owners, as {@link readInvoice}. @throws ApiError `not-found`. */
export async function readInvoiceOf(
  database: Database,
  owners: readonly InvoiceOwner[],
  { number, locale, now }: InvoiceQuery,
): Promise<InvoiceDetail> {
  let row: InvoiceRow | undefined;
  for (const owner of owners)
    row ??= await invoicesOf(database, owner).where('invoice.number', '=', number).executeTakeFirst();
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
