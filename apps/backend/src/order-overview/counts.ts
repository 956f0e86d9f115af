import { money, type Money } from '@rider/model/money';
import { STORED_ORDER_STATES, type StoredOrderState } from '@rider/model/order';
import type { OrderServices } from '../order/checkout.ts';
import { isOpenRefund, type RefundState } from '@rider/model/refund';
import { expireDueOrdersOf } from '../order/closing.ts';

/** A buyer's orders by state, and the sum of all payments in cents. */
export interface OrderCounts {
  byState: Record<StoredOrderState, number>;
  spent: Money;
  /** Numbers of open, paid-back and all refunds. */
  refunds: { open: number; paidBack: number; all: number };
}

/** Counts a buyer's visible orders and refunds, and adds up the payments. */
export async function countOrders(services: OrderServices, buyerId: number): Promise<OrderCounts> {
  await expireDueOrdersOf(services, buyerId);
  const rows = await services.database
    .selectFrom('customer_order')
    .select((select) => ['state', select.fn.countAll<number>().as('orders')])
    .where('buyer_id', '=', buyerId)
    .where('hidden_at', 'is', null)
    .groupBy('state')
    .execute();
  const { spent } = await services.database
    .selectFrom('payment')
    .select((select) => select.fn.coalesce(select.fn.sum<string>('amount'), select.lit(0)).as('spent'))
    .where('buyer_id', '=', buyerId)
    .executeTakeFirstOrThrow();
  const refunds = await services.database
    .selectFrom('refund')
    .select((select) => ['state', select.fn.countAll<number>().as('count')])
    .where('buyer_id', '=', buyerId)
    .groupBy('state')
    .execute();
  const byState = Object.fromEntries(STORED_ORDER_STATES.map((state) => [state, 0])) as Record<
    StoredOrderState,
    number
  >;
  for (const { state, orders } of rows) byState[state] = orders;
  return { byState, spent: money(Number(spent)), refunds: countRefunds(refunds) };
}

function countRefunds(rows: readonly { state: RefundState; count: number }[]): OrderCounts['refunds'] {
  const sum = (counts: (state: RefundState) => boolean): number =>
    rows.reduce((all, { state, count }) => all + (counts(state) ? count : 0), 0);
  return { open: sum(isOpenRefund), paidBack: sum((state) => state === 'refunded'), all: sum(() => true) };
}
