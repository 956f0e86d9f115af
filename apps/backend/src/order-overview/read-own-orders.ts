import type { OrderChange } from '@rider/model/order';
import type { Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import type { OrderServices } from '../order/checkout.ts';
import { findOrder, listOrders, type OrderQuery, type OrderView } from '../order/read-orders.ts';
import type { BuyerGroupTable } from '../promotion/tables.ts';
import { readParcels, type Parcel } from '../parcel/parcels.ts';
import { readRefundFacts, type RefundFacts } from '../refund/refundable.ts';

/** An order with its lines, refunds, parcels and group. */
export interface OrderOverview extends OrderView {
  refunds: RefundFacts;
  group: GroupOfOrder | undefined;
  /** Oldest first. */
  parcels: Parcel[];
  /** What operators changed before payment, oldest first. */
  changes: OrderChange[];
  /** Who ordered it, if it is another member of the reader's company. */
  orderedBy?: string | undefined;
}

/** The group of an order, with the number of its group buy and of its members. */
export interface GroupOfOrder extends Pick<Selectable<BuyerGroupTable>, 'id' | 'state' | 'people' | 'ends_at'> {
  number: number;
  joined: number;
}

/** The changes of orders, by order number. */
async function readChanges(database: Database, orders: readonly OrderView[]): Promise<Map<string, OrderChange[]>> {
  const numbers = orders.filter(({ row }) => row.changed_by !== null).map(({ row }) => row.number);
  if (numbers.length === 0) return new Map();
  const rows = await database
    .selectFrom('operator_action')
    .select(['subject', 'detail', 'acted_at'])
    .where('subject', 'in', numbers)
    .where('action', '=', 'order.change')
    .orderBy('id')
    .execute();
  const changes = rows.map(({ subject, detail: text, acted_at: at }) => ({ subject, at: at.getTime(), text }));
  return Map.groupBy(changes, ({ subject }) => subject);
}

async function readGroups(database: Database, orderIds: readonly number[]): Promise<Map<number, GroupOfOrder>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('group_member')
    .innerJoin('buyer_group', 'buyer_group.id', 'group_member.group_id')
    .innerJoin('promotion', 'promotion.id', 'buyer_group.promotion_id')
    .select(['order_id', 'buyer_group.id', 'buyer_group.state', 'buyer_group.people', 'buyer_group.ends_at', 'number'])
    .select((select) =>
      select
        .selectFrom('group_member as member')
        .select(select.fn.countAll<number>().as('count'))
        .whereRef('member.group_id', '=', 'buyer_group.id')
        .$asScalar()
        .$notNull()
        .as('joined'),
    )
    .where('order_id', 'in', [...orderIds])
    .execute();
  return new Map(rows.map(({ order_id, ...group }) => [order_id, group]));
}

/** Adds refunds, groups and parcels to orders, in the order given. */
export async function withOverview(database: Database, orders: readonly OrderView[]): Promise<OrderOverview[]> {
  const ids = orders.map(({ row }) => row.id);
  const refundsOf = await readRefundFacts(database, ids);
  const groups = await readGroups(database, ids);
  const parcelsOf = await readParcels(database, ids);
  const changes = await readChanges(database, orders);
  return orders.map((order) => {
    const { id, number } = order.row;
    return {
      ...order,
      refunds: refundsOf(id),
      group: groups.get(id),
      parcels: parcelsOf(id),
      changes: (changes.get(number) ?? []).map(({ at, text }) => ({ at, text })),
    };
  });
}

/** Adds refunds, groups, parcels and who ordered them to the orders that a buyer reads. */
async function readBy(database: Database, buyerId: number, orders: readonly OrderView[]): Promise<OrderOverview[]> {
  const others = orders.map(({ row }) => row.buyer_id).filter((id) => id !== buyerId);
  const names = others.length === 0 ? new Map<number, string>() : await readNames(database, others);
  const overviews = await withOverview(database, orders);
  return overviews.map((order) => ({ ...order, orderedBy: names.get(order.row.buyer_id) }));
}

async function readNames(database: Database, buyerIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await database
    .selectFrom('buyer')
    .select(['id', 'account', 'first_name', 'last_name'])
    .where('id', 'in', [...buyerIds])
    .execute();
  return new Map(
    rows.map(({ id, account, first_name: first, last_name: last }) => [id, `${first} ${last}`.trim() || account]),
  );
}

/**
 * A buyer's order, or one of the company whose orders the buyer may see, by its number or checkout key. @throws ApiError
 * `unknown-item-or-order` for any other.
 */
export async function findOrderOverview(
  services: OrderServices,
  buyerId: number,
  name: string,
): Promise<OrderOverview> {
  const order = await findOrder(services, buyerId, name, { ofCompany: true });
  const [overview] = await readBy(services.database, buyerId, [order]);
  return overview as OrderOverview;
}

/** A page of a buyer's or company's orders, newest first, and how many there are in all. */
export async function listOrderOverviews(
  services: OrderServices,
  buyerId: number,
  query: OrderQuery,
): Promise<{ orders: OrderOverview[]; count: number }> {
  const { orders, count } = await listOrders(services, buyerId, query);
  return { orders: await readBy(services.database, buyerId, orders), count };
}
