import type { Locale } from '@rider/model/locale';
import { nextOrderState } from '@rider/model/order';
import type { Transaction } from '../database/open.ts';
import { runEach } from '../database/run-each.ts';
import { messageText } from '../messages/index.ts';
import type { OrderServices } from '../order/checkout.ts';
import { closeOrder, type StoredOrder } from '../order/close-order.ts';
import { requestRest } from './request-refund.ts';
import { lockRefund, moveRefund, type LockedRefund } from './lock-refund.ts';
import { payOut } from './process-refund.ts';
import { hasOpenRefund, readRefundFacts } from './refundable.ts';

/** Releases an order of a failed group, in a transaction per order, because other orders lock the same stock. */
async function releaseOrder(services: OrderServices, orderId: number): Promise<void> {
  const { database, clock } = services;
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    const order = await transaction
      .selectFrom('customer_order')
      .selectAll()
      .where('id', '=', orderId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await release(services, transaction, order, now);
  });
}

/** Closes an unpaid order of a failed group, or refunds a paid one, including the part of an open refund. */
async function release(
  services: OrderServices,
  transaction: Transaction,
  order: StoredOrder,
  now: number,
): Promise<void> {
  if (nextOrderState(order.state, 'expire') !== null) return closeOrder(services, transaction, order, 'expire', now);
  if (nextOrderState(order.state, 'pay-back-all') === null) return;
  const at = new Date(now);
  const facts = (await readRefundFacts(transaction, [order.id]))(order.id);
  const open = hasOpenRefund(facts) ? facts.refunds.at(-1)?.number : undefined;
  if (open !== undefined)
    await settle(services, transaction, await lockRefund(transaction, null, { number: open }), at);
  const buyer = await transaction
    .selectFrom('buyer')
    .select('locale')
    .where('id', '=', order.buyer_id)
    .executeTakeFirstOrThrow();
  const reason = messageText('backend.group.failed', (buyer.locale ?? 'en-US') satisfies Locale);
  const number = await requestRest(transaction, order, { reason, at });
  if (number !== null) await settle(services, transaction, await lockRefund(transaction, null, { number }), at);
}

async function settle(
  services: OrderServices,
  transaction: Transaction,
  locked: LockedRefund,
  at: Date,
): Promise<void> {
  const { refund, order } = locked;
  const agreed =
    refund.state === 'applied' ? await moveRefund(transaction, refund, 'agree', { agreed_at: at }) : refund.state;
  await payOut(services, transaction, { refund: { ...refund, state: agreed }, order }, at);
}

/**
 * Ends all groups that missed their deadline: closes unpaid orders and refunds the others. An order that cannot be released is retried in
 * the next run. Safe to run in several processes.
 */
export async function endDueGroups(services: OrderServices): Promise<void> {
  const { database, clock } = services;
  await database
    .updateTable('buyer_group')
    .set({ state: 'failed' })
    .where('state', '=', 'open')
    .where('ends_at', '<=', new Date(clock()))
    .execute();
  const orders = await database
    .selectFrom('group_member')
    .innerJoin('buyer_group', 'buyer_group.id', 'group_member.group_id')
    .innerJoin('customer_order', 'customer_order.id', 'group_member.order_id')
    .select('customer_order.id')
    .where('buyer_group.state', '=', 'failed')
    .where('customer_order.state', 'in', ['pending-payment', 'pending-shipment'])
    .orderBy('customer_order.id')
    .execute();
  await runEach(orders, ({ id }) => releaseOrder(services, id));
}
