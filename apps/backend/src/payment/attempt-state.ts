import type { Money } from '@rider/model/money';
import { isOpenPayment, type PaymentEvent, type PaymentState } from '@rider/model/payment';
import type { Transaction } from '../database/open.ts';
import type { PaymentAttempt } from './tables.ts';

/** Locks an attempt and its order; the order first, as in every payment. */
export async function lockAttempt(transaction: Transaction, id: number) {
  const { order_id: orderId } = await transaction
    .selectFrom('payment_attempt')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const order = await transaction
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const attempt = await transaction
    .selectFrom('payment_attempt')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { order, attempt };
}

/** An event and its resulting state; `received` is the paid amount if it differs from the attempt's. */
interface Move {
  event: PaymentEvent;
  state: PaymentState;
  /** The provider's id of the webhook. */
  webhook?: string | undefined;
  received?: Money | null;
  now: number;
}

/** Moves a locked attempt and records the event; `now` in epoch milliseconds. */
export async function moveAttempt(
  transaction: Transaction,
  { id }: Pick<PaymentAttempt, 'id'>,
  { event, state, webhook, received = null, now }: Move,
): Promise<void> {
  const closed_at = isOpenPayment(state) ? null : new Date(now);
  await transaction
    .updateTable('payment_attempt')
    .set({ state, closed_at, ...(received !== null && { received }) })
    .where('id', '=', id)
    .execute();
  await transaction
    .insertInto('payment_event')
    .values({ attempt_id: id, event, state, provider_event: webhook ?? null, happened_at: new Date(now) })
    .execute();
}
