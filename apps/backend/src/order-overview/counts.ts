import { sql, type Expression } from 'kysely';
import { money, type Money } from '@rider/model/money';
import { STORED_ORDER_STATES, type StoredOrderState } from '@rider/model/order';
import type { OrderServices } from '../order/checkout.ts';
import { isOpenRefund, type RefundState } from '@rider/model/refund';
import { expireDueOrdersOf, ordersDueBy } from '../order/close-order.ts';

/** A buyer's orders by state, and the sum of all payments in cents. */
export interface OrderCounts {
  byState: Record<StoredOrderState, number>;
  spent: Money;
  /** Number of open, paid and all refunds. */
  refunds: { open: number; paidBack: number; all: number };
}

/** Expires the buyer's due orders, then counts the visible orders and refunds, and adds up the payments. */
export async function countOrders(services: OrderServices, buyerId: number): Promise<OrderCounts> {
  const now = services.clock();
  let counted = await countAt(services, buyerId, now);
  if (counted.hasDue) {
    await expireDueOrdersOf(services, buyerId);
    counted = await countAt(services, buyerId, now);
  }
  const none = Object.fromEntries(STORED_ORDER_STATES.map((state) => [state, 0])) as OrderCounts['byState'];
  const { orders, spent, refunds } = counted;
  return { byState: { ...none, ...orders }, spent: money(Number(spent ?? 0)), refunds: countRefunds(refunds) };
}

type Counts<State extends string> = Partial<Record<State, number>>;

async function countAt({ database }: OrderServices, buyerId: number, now: number) {
  const orders = database
    .selectFrom('customer_order')
    .select((select) => ['state', select.fn.countAll().as('count')])
    .where('buyer_id', '=', buyerId)
    .where('hidden_at', 'is', null)
    .groupBy('state');
  const refunds = database
    .selectFrom('refund')
    .select((select) => ['state', select.fn.countAll().as('count')])
    .where('buyer_id', '=', buyerId)
    .groupBy('state');
  const spent = database
    .selectFrom('payment')
    .select((select) => select.fn.sum<string>('amount').as('sum'))
    .where('buyer_id', '=', buyerId);
  const byState = <State extends string>(rows: Expression<unknown>) =>
    sql<Counts<State>>`(select coalesce(jsonb_object_agg(state, count), '{}') from ${rows} as counted)`;
  return database
    .selectNoFrom(({ exists }) => [
      exists(ordersDueBy(database, buyerId, new Date(now)).select('id')).as('hasDue'),
      byState<StoredOrderState>(orders).as('orders'),
      byState<RefundState>(refunds).as('refunds'),
      spent.as('spent'),
    ])
    .executeTakeFirstOrThrow();
}

function countRefunds(refunds: Counts<RefundState>): OrderCounts['refunds'] {
  const sum = (counts: (state: RefundState) => boolean): number =>
    (Object.entries(refunds) as [RefundState, number][]).reduce(
      (all, [state, count]) => all + (counts(state) ? count : 0),
      0,
    );
  return { open: sum(isOpenRefund), paidBack: sum((state) => state === 'refunded'), all: sum(() => true) };
}
