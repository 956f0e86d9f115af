import type { Shop } from '../databases.ts';

const sumOf = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Amount of a payment left at the provider, in cents. */
export async function heldAtProvider(shop: Shop, reference: string): Promise<number> {
  const payment = await shop.database
    .selectFrom('sandbox_payment')
    .select(['amount', 'state'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const sent = await shop.database
    .selectFrom('sandbox_refund')
    .select('amount')
    .where('reference', '=', reference)
    .execute();
  return (payment.state === 'paid' ? payment.amount : 0) - sumOf(sent);
}

/** The booked payment of an order less refunds, and the part of it paid through a provider, in cents. */
export async function booksOf(shop: Shop, number: string) {
  const { id, paid_at: paidAt } = await shop.database
    .selectFrom('customer_order')
    .select(['id', 'paid_at'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const payments = await shop.database.selectFrom('payment').selectAll().where('order_id', '=', id).execute();
  const refunds = await shop.database
    .selectFrom('refund')
    .select('amount')
    .where('order_id', '=', id)
    .where('state', '=', 'refunded')
    .execute();
  const net = sumOf(payments) - sumOf(refunds);
  return {
    net,
    byProvider: (payments[0]?.method ?? 'yue') === 'yue' ? 0 : net,
    isPaid: paidAt !== null,
    payments: payments.length,
  };
}

/** The payouts of a payment. */
export function payoutsOf(shop: Shop, reference: string) {
  return shop.database
    .selectFrom('provider_refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'provider_refund.attempt_id')
    .selectAll('provider_refund')
    .where('reference', '=', reference)
    .execute();
}
