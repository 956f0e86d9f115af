import { money, type Money } from '@rider/model/money';
import { sql } from 'kysely';
import { isContestedPayment, nextPaymentState, type PayoutReason } from '@rider/model/payment';
import { randomInt } from 'node:crypto';
import { DatabaseUnavailable } from '../database/database-errors.ts';
import { loggable } from '../http/log-text.ts';
import type { Database, Transaction } from '../database/open.ts';
import type { GatewayServices, PaymentGateway } from '../payment-provider/gateway.ts';
import { paidOf, type PaymentAttempt } from './tables.ts';

/** Services of payouts. */
interface PayoutServices extends GatewayServices {
  database: Database;
  clock: () => number;
}

/** A payout to order, in cents; `now` in epoch milliseconds. */
export interface PayoutOrder {
  amount: Money;
  reason: PayoutReason;
  refundId: number | null;
  now: number;
}

/** Creates the number of a payout, its idempotency key at the provider; `now` in epoch milliseconds. */
export const newPayoutNumber = (now: number): string => `pb${now}${String(randomInt(1_000_000)).padStart(6, '0')}`;

/** Unanswered tries after which a payout has failed. A provider may process one for days. */
export const MOST_TRIES = 20;
/** Maximum number of payouts per round. */
const MOST_SENT = 100;

/** Orders a payout of a locked attempt and adds it to the refunded amount. @throws if it exceeds what is left of the payment. */
export async function orderPayout(
  transaction: Transaction,
  attempt: PaymentAttempt,
  { amount, reason, refundId, now }: PayoutOrder,
): Promise<void> {
  const refunded = money(attempt.refunded + amount);
  const event = refunded === paidOf(attempt) ? 'refund-all' : 'refund-part';
  // A contested payment stays contested: the provider rejects payouts of it, and an operator decides.
  const state = isContestedPayment(attempt.state) ? attempt.state : nextPaymentState('paid', event);
  if (refunded > paidOf(attempt) || state === null) throw new Error('more would go back than came');
  await transaction.updateTable('payment_attempt').set({ refunded, state }).where('id', '=', attempt.id).execute();
  await transaction
    .insertInto('payment_event')
    .values({ attempt_id: attempt.id, event, state, provider_event: null, happened_at: new Date(now) })
    .execute();
  await transaction
    .insertInto('provider_refund')
    .values({
      number: newPayoutNumber(now),
      attempt_id: attempt.id,
      refund_id: refundId,
      amount,
      reason,
      state: 'pending',
      created_at: new Date(now),
      settled_at: null,
    })
    .execute();
}

/** Locks the attempt that paid an order at a provider; undefined if the order was paid otherwise. Callers lock the order first. */
export function lockPayingAttempt(transaction: Transaction, orderId: number, method: string) {
  return (
    transaction
      .selectFrom('payment_attempt')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('method', '=', method)
      .where('state', 'in', ['paid', 'part-refunded', 'refunded', 'disputed', 'charged-back'])
      // A wrong amount never pays an order directly: if an operator accepted it, the balance paid.
      .where('received', 'is', null)
      .where((where) =>
        // A late or second payment was returned in full and paid nothing.
        where.not(
          where.exists(
            where
              .selectFrom('provider_refund')
              .select('provider_refund.id')
              .whereRef('provider_refund.attempt_id', '=', 'payment_attempt.id')
              .where('reason', 'in', ['order-closed', 'paid-twice']),
          ),
        ),
      )
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}

async function outcomeOf(gateway: PaymentGateway, order: Parameters<PaymentGateway['payOut']>[0]) {
  try {
    return await gateway.payOut(order);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    console.error('the payment provider does not send money back:', loggable(error));
    return 'unanswered';
  }
}

/**
 * Sends pending payouts, of one payment or (null) all. A payout that the provider does not accept is retried in the next round under the
 * same number.
 */
export async function sendPayouts(
  { database, clock, gateways }: PayoutServices,
  attemptId: number | null = null,
): Promise<void> {
  const pending = await database
    .selectFrom('provider_refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'provider_refund.attempt_id')
    .selectAll('provider_refund')
    .select(['payment_attempt.reference', 'payment_attempt.presented as handle', 'payment_attempt.method'])
    .select((select) => select.fn.coalesce('received', 'payment_attempt.amount').as('total'))
    .where('provider_refund.state', '=', 'pending')
    .$if(attemptId !== null, (of) => of.where('attempt_id', '=', attemptId))
    .orderBy('provider_refund.tries')
    // A payout that a provider processes for days must not delay the others.
    .orderBy(sql`random()`)
    .limit(MOST_SENT)
    .execute();
  for (const { id, number, reference, handle, total, amount, tries, method } of pending) {
    const gateway = gateways.get(method);
    if (gateway === undefined) continue;
    const outcome = await outcomeOf(gateway, { number, reference, handle, total, amount });
    const isUnanswered = outcome === 'unanswered';
    const state = isUnanswered ? (tries + 1 >= MOST_TRIES ? 'failed' : 'pending') : outcome;
    const settled_at = state === 'pending' ? null : new Date(clock());
    await database
      .updateTable('provider_refund')
      .set((set) => ({ state, settled_at, tries: set('tries', '+', isUnanswered ? 1 : 0) }))
      .where('id', '=', id)
      // An operator may have retried it in the meantime, under another number.
      .where('number', '=', number)
      .where('state', '=', 'pending')
      .execute();
  }
}
