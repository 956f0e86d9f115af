import type { Database } from '../database/open.ts';
import type { OrderServices } from '../order/checkout.ts';
import { findOrder, listOrders, type OrderQuery, type OrderView } from '../order/reading.ts';
import { readRefundFacts, type RefundFacts } from '../refund/refundable.ts';

/** An order with its lines and what became of its goods and money. */
export interface OrderOverview extends OrderView {
  refunds: RefundFacts;
}

/** Adds the refunds to orders, in the order given. */
export async function withRefunds(database: Database, orders: readonly OrderView[]): Promise<OrderOverview[]> {
  const refundsOf = await readRefundFacts(
    database,
    orders.map(({ row }) => row.id),
  );
  return orders.map((order) => ({ ...order, refunds: refundsOf(order.row.id) }));
}

/** An own order by its number or its checkout key. Throws the refusal `unknown-item-or-order` for any other. */
export async function findOrderOverview(
  services: OrderServices,
  buyerId: number,
  name: string,
): Promise<OrderOverview> {
  const order = await findOrder(services, buyerId, name);
  const refundsOf = await readRefundFacts(services.database, [order.row.id]);
  return { ...order, refunds: refundsOf(order.row.id) };
}

/** A page of a buyer's orders, newest first, and how many there are in all. */
export async function listOrderOverviews(
  services: OrderServices,
  buyerId: number,
  query: OrderQuery,
): Promise<{ orders: OrderOverview[]; count: number }> {
  const { orders, count } = await listOrders(services, buyerId, query);
  return { orders: await withRefunds(services.database, orders), count };
}
