import { money, type Money } from '@rider/model/money';
import { nextPaymentState, OPEN_PAYMENT_STATES, type PaymentEvent, type PaymentState } from '@rider/model/payment';
import { nextOrderState } from '@rider/model/order';
import { DatabaseUnavailable } from '../database/database-errors.ts';
import { loggable } from '../http/log-text.ts';
import type { Transaction } from '../database/open.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import type { OrderServices } from '../order/checkout.ts';
import type { GatewayServices, PaymentGateway, SeenPayment } from '../payment-provider/gateway.ts';
import { orderPayout, sendPayouts } from './payouts.ts';
import { lockAttempt, moveAttempt } from './attempt-state.ts';
import { markPaid } from './pay-order.ts';
import { paidOf, type PaymentAttempt } from './tables.ts';

type SettlingServices = OrderServices & GatewayServices;

/** An event of an attempt. `amount` is the paid amount; `webhook` is the provider's id of the webhook. */
interface Happened {
  event: PaymentEvent;
  amount?: Money;
  webhook?: string;
}

/** Minimum time between two queries of a payment, in milliseconds. */
const QUERY_INTERVAL = 1_000;
/** Maximum number of payments queried per round. */
const MOST_QUERIED = 200;

/**
 * The state of a payment after a won dispute: it may wait for an operator, or be refunded in part.
 */
async function stateWithMoney(transaction: Transaction, attempt: PaymentAttempt): Promise<PaymentState> {
  const { id, received, refunded } = attempt;
  if (refunded > 0) return refunded === paidOf(attempt) ? 'refunded' : 'part-refunded';
  if (received === null) return 'paid';
  const matched = await transaction
    .selectFrom('payment_event')
    .select('id')
    .where('attempt_id', '=', id)
    .where('event', '=', 'match')
    .executeTakeFirst();
  return matched === undefined ? 'mismatched' : 'paid';
}

/**
 * Applies an event to an attempt, in one transaction that locks its order. Idempotent; tolerates late and repeated events. A payment for an
 * order that is still payable pays it, or waits for an operator if the amount differs; any other payment is returned. Notifies the buyer.
 */
export async function settleAttempt(services: SettlingServices, id: number, happened: Happened): Promise<void> {
  const { database, clock } = services;
  const { amount, webhook } = happened;
  const isPaidBack = await database.transaction().execute(async (transaction) => {
    const now = clock();
    const { order, attempt } = await lockAttempt(transaction, id);
    const isPayable = nextOrderState(order.state, 'pay') !== null;
    const arrived = amount ?? attempt.amount;
    // An operator may have changed the order since the attempt was opened.
    const isDue = arrived === attempt.amount && (!isPayable || arrived === order.total);
    const received = happened.event === 'pay' && !isDue ? arrived : null;
    const event = received !== null && isPayable ? 'mismatch' : happened.event;
    const next = nextPaymentState(attempt.state, event);
    if (next === null) return false;
    const state = event === 'win-dispute' ? await stateWithMoney(transaction, attempt) : next;
    await moveAttempt(transaction, attempt, { event, state, webhook, received, now });
    const paid = received ?? attempt.amount;
    const facts = { order: order.number, amount: paid };
    if (event === 'mismatch') await notifyBuyer(transaction, order.buyer_id, 'payment-mismatched', facts, now);
    if (event !== 'pay') return false;
    if (isPayable) {
      await markPaid(services, transaction, order, attempt.method, now);
      return false;
    }
    const reason = order.paid_at === null ? 'order-closed' : 'paid-twice';
    await orderPayout(transaction, { ...attempt, received }, { amount: paid, reason, refundId: null, now });
    await notifyBuyer(transaction, order.buyer_id, 'payment-returned', facts, now);
    return true;
  });
  if (isPaidBack) await sendPayouts(services, id);
}

const EVENTS = {
  open: 'open',
  'requires-action': 'ask-payer',
  failed: 'fail',
  cancelled: 'cancel',
  paid: 'pay',
  disputed: 'dispute',
  'dispute-won': 'win-dispute',
  'dispute-lost': 'lose-dispute',
} as const;

/** Records a report that the shop cannot settle, once per webhook. */
async function recordUnsettled(
  { database, clock }: SettlingServices,
  id: number,
  event: 'other-currency' | 'unknown-state',
  webhook: string,
): Promise<void> {
  const { state } = await database
    .selectFrom('payment_attempt')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('payment_event')
    .values({ attempt_id: id, event, state, provider_event: webhook, happened_at: new Date(clock()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Settles a provider's report of a payment. Another currency or an unknown state settles nothing: it is recorded, and reconciliation
 * reports it to an operator.
 */
export async function settleSeen(
  services: SettlingServices,
  id: number,
  seen: SeenPayment,
  webhook?: string,
): Promise<void> {
  if (seen.state === 'open') return;
  if (seen.state === 'other-currency' || seen.state === 'unknown-state') {
    console.error(`payment attempt ${id} cannot be settled: ${seen.state}`);
    if (webhook !== undefined) await recordUnsettled(services, id, seen.state, webhook);
    return;
  }
  const about = webhook === undefined ? {} : { webhook };
  const amount = seen.state === 'paid' ? { amount: money(seen.amount) } : {};
  await settleAttempt(services, id, { event: EVENTS[seen.state], ...amount, ...about });
}

/** Queries the provider for an open attempt, at most every {@link QUERY_INTERVAL}; resolves to its answer, or `open` without one. */
export async function refreshAttempt(
  services: SettlingServices,
  gateway: PaymentGateway,
  { id, reference, presented: handle }: Pick<PaymentAttempt, 'id' | 'reference' | 'presented'>,
): Promise<SeenPayment['state']> {
  const { database, clock } = services;
  const now = clock();
  const turn = await database
    .updateTable('payment_attempt')
    .set({ asked_at: new Date(now) })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('asked_at', 'is', null), where('asked_at', '<=', new Date(now - QUERY_INTERVAL))]),
    )
    .executeTakeFirst();
  if (turn.numUpdatedRows === 0n) return 'open';
  try {
    const seen = await gateway.query({ reference, handle });
    await settleSeen(services, id, seen);
    return seen.state;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    console.error('the payment provider did not return the state of a payment:', loggable(error));
    return 'open';
  }
}

/** Cancels an attempt at its provider and settles the resulting state. */
async function cancelAttempt(services: SettlingServices, gateway: PaymentGateway, attempt: PaymentAttempt) {
  const { id, reference, presented: handle } = attempt;
  try {
    await settleSeen(services, id, await gateway.cancel({ reference, handle }));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    console.error('the payment provider does not close a payment:', loggable(error));
  }
}

/** Cancels the open attempts of an order at their providers; those that cannot be cancelled stay open. */
export async function cancelOpenAttempts(services: SettlingServices, orderId: number): Promise<void> {
  const attempts = await services.database
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', OPEN_PAYMENT_STATES)
    .execute();
  for (const attempt of attempts) {
    const gateway = services.gateways.get(attempt.method);
    if (gateway !== undefined) await cancelAttempt(services, gateway, attempt);
  }
}

/**
 * Queries the providers for the open attempts, of one order or (null) of all, and cancels those of orders that are closed or paid
 * otherwise.
 */
export async function reconcileAttempts(services: SettlingServices, orderId: number | null): Promise<void> {
  let open = services.database
    .selectFrom('payment_attempt')
    .innerJoin('customer_order', 'customer_order.id', 'payment_attempt.order_id')
    .selectAll('payment_attempt')
    .select('customer_order.state as order_state')
    .where('payment_attempt.state', 'in', OPEN_PAYMENT_STATES);
  if (orderId !== null) open = open.where('payment_attempt.order_id', '=', orderId);
  // Longest unqueried first, so that the limit starves none.
  const attempts = await open
    .orderBy('payment_attempt.asked_at', (order) => order.nullsFirst())
    .limit(MOST_QUERIED)
    .execute();
  for (const attempt of attempts) {
    const gateway = services.gateways.get(attempt.method);
    if (gateway === undefined) continue;
    if (nextOrderState(attempt.order_state, 'pay') === null) await cancelAttempt(services, gateway, attempt);
    else await refreshAttempt(services, gateway, attempt);
  }
}
