import type { Money } from '@rider/model/money';
import type { Transaction } from '../database/open.ts';

const DAY = 86_400_000;

/** The next number of a year. Its row stays locked to the end of the transaction, so that a number is used or given back. */
async function nextNumber(transaction: Transaction, year: number): Promise<string> {
  const { last } = await transaction
    .insertInto('invoice_year')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((set) => ({ last: set('invoice_year.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${year}-${String(last).padStart(6, '0')}`;
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
      number: await nextNumber(transaction, issuedAt.getUTCFullYear()),
      order_id: order.id,
      buyer_id: order.buyer_id,
      amount: order.total,
      issued_at: issuedAt,
      due_at: new Date(now + days * DAY),
    })
    .execute();
}

/** A refund of an order, in cents; `now` in epoch milliseconds. */
export interface InvoicedRefund {
  orderId: number;
  refundId: number;
  amount: Money;
  now: number;
}

/** Takes a refund off the invoice of its order by a credit note. Answers false for an order without an invoice. */
export async function creditInvoice(transaction: Transaction, refund: InvoicedRefund): Promise<boolean> {
  const { orderId, refundId, amount, now } = refund;
  const invoice = await transaction
    .updateTable('invoice')
    .set((set) => ({ credited: set('credited', '+', amount) }))
    .where('order_id', '=', orderId)
    .returning('id')
    .executeTakeFirst();
  if (invoice === undefined) return false;
  await transaction
    .insertInto('credit_note')
    .values({ invoice_id: invoice.id, refund_id: refundId, amount, issued_at: new Date(now) })
    .execute();
  return true;
}
