import type { Locale } from '@rider/model/locale';
import { nextOrderState } from '@rider/model/order';
import type { Transaction } from '../database/open.ts';
import { messageText } from '../messages/index.ts';
import type { OrderServices } from '../order/checkout.ts';
import { closeOrder, type StoredOrder } from '../order/closing.ts';
import { askForRest } from './asking.ts';
import { lockRefund, moveRefund, type LockedRefund } from './locking.ts';
import { payOut } from './operating.ts';
import { hasOpenRefund, readRefundFacts } from './refundable.ts';

/** Ends one group that was not complete in time; false when none is left. */
async function endNextGroup(services: OrderServices): Promise<boolean> {
  const { database, clock } = services;
  const now = clock();
  const due = await database
    .selectFrom('buyer_group')
    .select('id')
    .where('state', '=', 'open')
    .where('ends_at', '<=', new Date(now))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return false;
  await database.transaction().execute(async (transaction) => {
    // Orders are locked before their group, as in paying and cancelling; a place that is taken meanwhile is seen after the lock.
    const before = await lockOrders(transaction, due.id);
    const group = await transaction
      .selectFrom('buyer_group')
      .select('state')
      .where('id', '=', due.id)
      .forUpdate()
      .executeTakeFirst();
    const orders = await lockOrders(transaction, due.id);
    if (group?.state !== 'open' || orders.length !== before.length) return;
    await transaction.updateTable('buyer_group').set({ state: 'failed' }).where('id', '=', due.id).execute();
    for (const order of orders) await release(services, transaction, order, now);
  });
  return true;
}

function lockOrders(transaction: Transaction, groupId: number): Promise<StoredOrder[]> {
  return transaction
    .selectFrom('customer_order')
    .selectAll()
    .where('id', 'in', (members) =>
      members.selectFrom('group_member').select('order_id').where('group_id', '=', groupId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Closes an unpaid order of a failed group, and pays a paid one back, whatever part of it was asked back already. */
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
  const number = await askForRest(transaction, order, { reason, at });
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

/** Ends all groups that were not complete in time; everybody is paid back. Safe to run in several processes at once. */
export async function endDueGroups(services: OrderServices): Promise<void> {
  while (await endNextGroup(services));
}
