import { money, type Money } from '@rider/model/money';
import { formatNumber } from '@rider/model/order';
import { sql } from 'kysely';
import { creditBalance } from '../balance/credit-balance.ts';
import type { Transaction } from '../database/open.ts';
import { daysAfter, shopDayOf } from '../http/days.ts';
import { readNumberFormats } from '../setting/number-formats.ts';
import { addresseeOf } from './addressee.ts';
import { OWED } from './credit-terms.ts';

/** The next number of the shop's year. Its row stays locked until the transaction ends, so that no number is skipped. */
async function nextNumber(
  transaction: Transaction,
  series: 'invoice_year' | 'paid_invoice_year',
  now: number,
): Promise<string> {
  const formats = await readNumberFormats(transaction);
  const year = Number(shopDayOf(now).slice(0, 4));
  const { last } = await transaction
    .insertInto(series)
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`${sql.ref(`${series}.last`)} + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return formatNumber(series === 'invoice_year' ? formats.invoice : formats.paidInvoice, last, year);
}

/** Issues the invoice of a locked order, in the transaction that places it on account; `now` in epoch milliseconds. */
export async function issueInvoice(
  transaction: Transaction,
  order: { id: number; buyer_id: number; total: Money },
  { days, now }: { days: number; now: number },
): Promise<void> {
  const issuedAt = new Date(now);
  await transaction
    .insertInto('invoice')
    .values({
      addressee: JSON.stringify(await addresseeOf(transaction, order.buyer_id)),
      number: await nextNumber(transaction, 'invoice_year', now),
      order_id: order.id,
      buyer_id: order.buyer_id,
      amount: order.total,
      issued_at: issuedAt,
      due_at: new Date(daysAfter(now, days)),
    })
    .execute();
}

/** Issues the invoice of a locked order that is paid at once, in the transaction that pays it, and returns its number. */
export async function issuePaidInvoice(
  transaction: Transaction,
  order: { id: number; buyer_id: number; total: Money },
  { method, now }: { method: string; now: number },
): Promise<string> {
  const issuedAt = new Date(now);
  const addressee = JSON.stringify(await addresseeOf(transaction, order.buyer_id));
  const number = await nextNumber(transaction, 'paid_invoice_year', now);
  await transaction
    .insertInto('paid_invoice')
    .values({
      number,
      order_id: order.id,
      buyer_id: order.buyer_id,
      amount: order.total,
      method,
      addressee,
      issued_at: issuedAt,
    })
    .execute();
  return number;
}

/** A refund of an order, in cents; `now` in epoch milliseconds. */
export interface InvoicedRefund {
  orderId: number;
  refundId: number;
  amount: Money;
  now: number;
}

/**
 * Deducts a refund from the invoice of its order by a credit note; the part that was already paid goes to the balance. Returns false for an
 * order without an invoice.
 */
export async function creditInvoice(transaction: Transaction, refund: InvoicedRefund): Promise<boolean> {
  const { orderId, refundId, amount, now } = refund;
  const invoice = await transaction
    .selectFrom('invoice')
    .select(['id', 'buyer_id', OWED.as('owed')])
    .where('order_id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (invoice === undefined) return false;
  const credited = money(Math.min(amount, invoice.owed));
  if (credited > 0) {
    await transaction
      .updateTable('invoice')
      .set((set) => ({ credited: set('credited', '+', credited) }))
      .where('id', '=', invoice.id)
      .execute();
    await transaction
      .insertInto('credit_note')
      .values({ invoice_id: invoice.id, refund_id: refundId, amount: credited, issued_at: new Date(now) })
      .execute();
  }
  const paidBack = money(amount - credited);
  if (paidBack > 0)
    await creditBalance(transaction, {
      buyerId: invoice.buyer_id,
      kind: 'refund',
      amount: paidBack,
      orderId,
      refundId,
      now,
    });
  return true;
}
