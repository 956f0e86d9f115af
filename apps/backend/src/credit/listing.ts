import type { InvoiceDetailWire, InvoicesWire, InvoiceWire } from '@rider/api/invoice';
import { invoiceStateAt } from '@rider/model/invoice';
import { money, moneyToDecimal, type Money } from '@rider/model/money';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { splitAmount } from '../money/split-amount.ts';
import { Refusal } from '../http/refusal.ts';
import { creditToWire, IS_OPEN, OWED, readCredit } from './terms.ts';

const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

function invoicesOf(database: Database, buyerId: number) {
  return database
    .selectFrom('invoice')
    .innerJoin('customer_order', 'customer_order.id', 'invoice.order_id')
    .selectAll('invoice')
    .select(['customer_order.number as order_number', 'customer_order.purchase_order_number', 'customer_order.tax'])
    .where('invoice.buyer_id', '=', buyerId);
}

type InvoiceRow = Awaited<ReturnType<ReturnType<typeof invoicesOf>['executeTakeFirstOrThrow']>>;

function invoiceToWire(row: InvoiceRow, now: number): InvoiceWire {
  const { amount, credited, paid } = row;
  return {
    number: row.number,
    order_id: row.order_number,
    po_number: row.purchase_order_number,
    add_time: secondsOf(row.issued_at),
    due_time: secondsOf(row.due_at),
    price: moneyToDecimal(amount),
    tax_price: moneyToDecimal(row.tax),
    credited: moneyToDecimal(credited),
    paid: moneyToDecimal(paid),
    state: invoiceStateAt({ amount, credited, paid, dueAt: row.due_at.getTime() }, now),
  };
}

/** The invoices of a buyer on which something is owed, the first due first; at most `most`. */
export async function openInvoices(
  database: Database,
  buyerId: number,
  { now, most }: { now: number; most: number },
): Promise<InvoiceWire[]> {
  const rows = await invoicesOf(database, buyerId)
    .where(IS_OPEN)
    .orderBy('due_at')
    .orderBy('invoice.id')
    .limit(most)
    .execute();
  return rows.map((row) => invoiceToWire(row, now));
}

/** A page of a buyer's invoices on the wire, the newest first, with terms and sums. */
export async function listInvoices(
  database: Database,
  buyerId: number,
  { limit, offset, now }: { limit: number; offset: number; now: number },
): Promise<InvoicesWire> {
  const sums = await database
    .selectFrom('invoice')
    .select((select) => select.fn.countAll<number>().as('count'))
    .select(sql<Money>`coalesce(sum(${OWED}), 0)`.as('owed'))
    .select(sql<Money>`coalesce(sum(${OWED}) filter (where due_at < ${new Date(now)}), 0)`.as('overdue'))
    .where('buyer_id', '=', buyerId)
    .executeTakeFirstOrThrow();
  const rows = await invoicesOf(database, buyerId).orderBy('invoice.id', 'desc').limit(limit).offset(offset).execute();
  const credit = await readCredit(database, buyerId);
  return {
    list: rows.map((row) => invoiceToWire(row, now)),
    count: sums.count,
    terms: credit && creditToWire(credit),
    owed: moneyToDecimal(sums.owed),
    overdue: moneyToDecimal(sums.overdue),
  };
}

/** The share of a refund's tax in its credit note: what the buyer had paid already went to the balance with its own share. */
function taxOfNote(note: { amount: Money; refunded: Money; refunded_tax: Money }): Money {
  return splitAmount(note.refunded_tax, [note.amount, note.refunded - note.amount])[0] ?? money(0);
}

/** A buyer's own invoice on the wire by its number, with payments and credit notes, oldest first. Refusal: `not-found`. */
export async function readInvoice(
  database: Database,
  { buyerId, number, now }: { buyerId: number; number: string; now: number },
): Promise<InvoiceDetailWire> {
  const row = await invoicesOf(database, buyerId).where('invoice.number', '=', number).executeTakeFirst();
  if (row === undefined) throw new Refusal('not-found');
  const notes = await database
    .selectFrom('credit_note')
    .innerJoin('refund', 'refund.id', 'credit_note.refund_id')
    .select(['refund.number as reference', 'credit_note.amount', 'issued_at as at'])
    .select(['refund.amount as refunded', 'refund.tax as refunded_tax'])
    .where('invoice_id', '=', row.id)
    .execute();
  const payments = await database
    .selectFrom('invoice_settlement')
    .innerJoin('invoice_payment', 'invoice_payment.id', 'invoice_settlement.payment_id')
    .select(['reference', 'invoice_settlement.amount', 'received_on as at'])
    .where('invoice_id', '=', row.id)
    .execute();
  const entries = [
    ...notes.map((note) => ({ ...note, kind: 'credit' as const, tax: taxOfNote(note) })),
    ...payments.map((payment) => ({ ...payment, kind: 'payment' as const, tax: money(0) })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const { company, license, name, address } = row.addressee;
  return {
    ...invoiceToWire(row, now),
    company,
    license,
    real_name: name,
    address,
    entries: entries.map(({ kind, reference, amount, tax, at }) => ({
      kind,
      reference,
      price: moneyToDecimal(amount),
      tax_price: moneyToDecimal(tax),
      add_time: secondsOf(at),
    })),
  };
}

/** The buyer of an invoice. Refusal: `not-found`. */
export async function buyerOfInvoice(database: Database, number: string): Promise<number> {
  const invoice = await database
    .selectFrom('invoice')
    .select('buyer_id')
    .where('number', '=', number)
    .executeTakeFirst();
  if (invoice === undefined) throw new Refusal('not-found');
  return invoice.buyer_id;
}
