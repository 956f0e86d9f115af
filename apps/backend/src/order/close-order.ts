import { nextOrderState } from '@rider/model/order';
import type { Selectable } from 'kysely';
import { returnCoupon } from '../coupon/own-coupons.ts';
import type { Database, Transaction } from '../database/open.ts';
import { runEach } from '../database/run-each.ts';
import type { EmailServices } from '../email/outbox.ts';
import { ApiError } from '../http/api-error.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import { leaveGroup } from '../promotion/groups.ts';
import { reopenQuote } from '../quoted-price/accept-quote.ts';
import type { OrderServices } from './checkout.ts';
import { postOrderEmail } from './order-emails.ts';
import { returnStock } from './returned-stock.ts';
import type { CustomerOrderTable } from './tables.ts';

/** An order as stored. */
export type StoredOrder = Selectable<CustomerOrderTable>;

/** Locks a visible order of the buyer. @throws ApiError `unknown-item-or-order` for any other order. */
export async function lockOwnOrder(transaction: Transaction, buyerId: number, number: string): Promise<StoredOrder> {
  const order = await transaction
    .selectFrom('customer_order')
    .selectAll()
    .where('number', '=', number)
    .where('buyer_id', '=', buyerId)
    .where('hidden_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (order === undefined) throw new ApiError('unknown-item-or-order');
  return order;
}

/** Whether the deadline for payment has passed. */
export function isDue(order: Pick<StoredOrder, 'state' | 'pay_before'>, now: number): boolean {
  return nextOrderState(order.state, 'expire') !== null && order.pay_before.getTime() <= now;
}

/** Closes a locked order, returns its stock, coupon, quote and place in a group, and notifies the buyer. The state machine allows it only once. */
export async function closeOrder(
  world: EmailServices,
  transaction: Transaction,
  order: StoredOrder,
  event: 'cancel' | 'expire',
  now: number,
): Promise<void> {
  const next = nextOrderState(order.state, event);
  if (next === null) throw new Error(`an order in state ${order.state} cannot ${event}`);
  const closed = await transaction
    .updateTable('customer_order')
    .set({ state: next, closed_at: new Date(now) })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await postOrderEmail(world, transaction, event === 'expire' ? 'order-expired' : 'order-cancelled', closed);
  if (event === 'expire') await notifyBuyer(transaction, order.buyer_id, 'order-expired', { order: order.number }, now);
  const lines = await transaction
    .selectFrom('order_line')
    .select(['sku_id', 'quantity', 'promotion_id'])
    .where('order_id', '=', order.id)
    .execute();
  const kind = event === 'expire' ? 'expiry' : 'cancellation';
  await returnStock(transaction, lines, { kind, orderNumber: order.number, at: new Date(now) });
  await leaveGroup(transaction, order.id);
  await returnCoupon(transaction, order.id);
  await reopenQuote(world, transaction, order.quote_id, now);
}

/** Cancels an unpaid order. @throws ApiError `unknown-item-or-order`, `order-not-cancellable`, `order-cancelled`, `order-expired`. */
export async function cancelOrder(services: OrderServices, buyerId: number, number: string): Promise<void> {
  const { database, clock } = services;
  const expired = await database.transaction().execute(async (transaction) => {
    const now = clock();
    const order = await lockOwnOrder(transaction, buyerId, number);
    if (order.state === 'cancelled') throw new ApiError('order-cancelled', { status: 400 });
    if (order.state === 'expired') return true;
    if (nextOrderState(order.state, 'cancel') === null) throw new ApiError('order-not-cancellable', { status: 400 });
    const due = isDue(order, now);
    await closeOrder(services, transaction, order, due ? 'expire' : 'cancel', now);
    return due;
  });
  if (expired) throw new ApiError('order-expired', { status: 400 });
}

/** Expires a due order, one of a buyer or the named one; the sweep for all buyers skips locked orders. */
async function expireNext(services: OrderServices, whose: { buyerId: number } | { id: number }): Promise<void> {
  const { database, clock } = services;
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    const due = transaction
      .selectFrom('customer_order')
      .selectAll()
      .where('state', '=', 'pending-payment')
      .where('pay_before', '<=', new Date(now))
      .orderBy('pay_before')
      .limit(1)
      .forNoKeyUpdate();
    // A read waits for the lock, so that it never returns a due order as unpaid; the sweeper retries later.
    const own = 'id' in whose ? due.where('id', '=', whose.id).skipLocked() : due.where('buyer_id', '=', whose.buyerId);
    const order = await own.executeTakeFirst();
    if (order !== undefined) await closeOrder(services, transaction, order, 'expire', now);
  });
}

/** Expires all due orders, each in its own transaction. */
export async function expireDueOrders(services: OrderServices): Promise<void> {
  const due = await services.database
    .selectFrom('customer_order')
    .select('id')
    .where('state', '=', 'pending-payment')
    .where('pay_before', '<=', new Date(services.clock()))
    .orderBy('pay_before')
    .execute();
  await runEach(due, (order) => expireNext(services, order));
}

/** A buyer's unpaid orders that are due at an instant, as a query without columns. */
export function ordersDueBy(database: Database, buyerId: number, instant: Date) {
  return database
    .selectFrom('customer_order')
    .where('buyer_id', '=', buyerId)
    .where('state', '=', 'pending-payment')
    .where('pay_before', '<=', instant);
}

/** Expires a buyer's due orders before they are read, without waiting for the sweeper. */
export async function expireDueOrdersOf(services: OrderServices, buyerId: number): Promise<void> {
  const { database, clock } = services;
  const due = (): Promise<object | undefined> =>
    ordersDueBy(database, buyerId, new Date(clock())).select('id').limit(1).executeTakeFirst();
  while ((await due()) !== undefined) await expireNext(services, { buyerId });
}
