import { DAY_FILTERS, TAG_FILTER, TO_SHIP } from '@rider/api/operator';
import { lastNearDay, STORED_ORDER_STATES } from '@rider/model/order';
import { OPEN_REFUND_STATES } from '@rider/model/refund';
import { isContestedPayment, PAYMENT_STATES } from '@rider/model/payment';
import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { ApiError } from '../http/api-error.ts';
import { shopDayOf, type InstantRange } from '../http/days.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import type { OrderServices } from '../order/checkout.ts';
import { expireDueOrders, type StoredOrder } from '../order/close-order.ts';
import { matchesSearch, withLines } from '../order/read-orders.ts';
import { readTags } from './order-tags.ts';
import { withOverview, type OrderOverview } from './read-own-orders.ts';

/** An order with its buyer. */
export interface OwnedOrder {
  view: OrderOverview;
  buyer: { uid: number; name: string; account: string; company: string };
  tags: string[];
}

async function withBuyers({ database }: OrderServices, rows: readonly StoredOrder[]): Promise<OwnedOrder[]> {
  if (rows.length === 0) return [];
  const views = await withOverview(database, await withLines(database, rows));
  const buyers = await database
    .selectFrom('buyer')
    .select(['id as uid', 'nickname as name', 'account', 'company'])
    .where('id', 'in', [...new Set(rows.map((row) => row.buyer_id))])
    .execute();
  const tagsOf = await readTags(
    database,
    rows.map(({ id }) => id),
  );
  const buyerOf = new Map(buyers.map((buyer) => [buyer.uid, buyer]));
  return views.flatMap((view) => {
    const buyer = buyerOf.get(view.row.buyer_id);
    return buyer === undefined ? [] : [{ view, buyer, tags: tagsOf.get(view.row.id) ?? [] }];
  });
}

/** What delays shipping a paid order, as conditions: an incomplete group, an open refund, a contested payment, a presale, the buyer's first day. */
export function shippingObstacles(where: ExpressionBuilder<Schema, 'customer_order'>, now: number) {
  const openGroup = where
    .selectFrom('group_member')
    .innerJoin('buyer_group', 'buyer_group.id', 'group_member.group_id')
    .select('group_member.order_id')
    .whereRef('group_member.order_id', '=', 'customer_order.id')
    .where('buyer_group.state', '<>', 'complete');
  const openRefund = where
    .selectFrom('refund')
    .select('refund.id')
    .whereRef('refund.order_id', '=', 'customer_order.id')
    .where('refund.state', 'in', OPEN_REFUND_STATES);
  const contested = where
    .selectFrom('payment_attempt')
    .select('payment_attempt.id')
    .whereRef('payment_attempt.order_id', '=', 'customer_order.id')
    .where('payment_attempt.state', 'in', PAYMENT_STATES.filter(isContestedPayment));
  const presale = where
    .selectFrom('order_line')
    .select('order_line.id')
    .whereRef('order_line.order_id', '=', 'customer_order.id')
    .where('ships_at', '>', new Date(now));
  return {
    'group-open': where.exists(openGroup),
    'refund-open': where.exists(openRefund),
    contested: where.exists(contested),
    presale: where.exists(presale),
    // Never null, because the conditions are negated, too.
    'too-early': where.and([
      where('customer_order.ship_not_before', 'is not', null),
      where('customer_order.ship_not_before', '>', shopDayOf(now)),
    ]),
  };
}

/** Condition on paid orders with lines that can be shipped now. */
function canShip(where: ExpressionBuilder<Schema, 'customer_order'>, now: number) {
  const obstacles = Object.values(shippingObstacles(where, now));
  return where.and([
    where('customer_order.state', '=', 'pending-shipment'),
    ...obstacles.map((obstacle) => where.not(obstacle)),
  ]);
}

/** Condition on paid orders by their days: those to ship later, or those whose last day is near or past. */
function waitsForDay(
  where: ExpressionBuilder<Schema, 'customer_order'>,
  filter: (typeof DAY_FILTERS)[number],
  today: string,
) {
  const isPaid = where('customer_order.state', '=', 'pending-shipment');
  const isNear = where('ship_not_after', '<=', lastNearDay(today));
  return where.and([isPaid, filter === 'ship-by' ? isNear : where('ship_not_before', '>', today)]);
}

/** Which of all buyers' orders a list or a file contains. */
export interface OrderFilter extends Pick<OperatorListQuery, 'search' | 'pattern' | 'state'> {
  /** Time of placement; absent means any time. */
  placed?: InstantRange;
}

/** The query of all buyers' orders by a filter, including those that buyers deleted from their lists; null for an unknown state. */
export function ordersBy({ database, clock }: OrderServices, { search, pattern, state, placed }: OrderFilter) {
  let found = database.selectFrom('customer_order');
  const isToShip = state === TO_SHIP;
  if (isToShip) found = found.where((where) => canShip(where, clock()));
  const stored = STORED_ORDER_STATES.find((known) => known === state);
  const tag = state.startsWith(TAG_FILTER) ? state.slice(TAG_FILTER.length) : null;
  if (tag !== null)
    found = found.where('customer_order.id', 'in', (where) =>
      where.selectFrom('order_tag').select('order_id').where('tag', '=', tag),
    );
  const dayFilter = DAY_FILTERS.find((known) => known === state);
  if (dayFilter !== undefined) found = found.where((where) => waitsForDay(where, dayFilter, shopDayOf(clock())));
  if (state !== '' && !isToShip && tag === null && stored === undefined && dayFilter === undefined) return null;
  if (stored !== undefined) found = found.where('customer_order.state', '=', stored);
  if (placed?.from) found = found.where('customer_order.created_at', '>=', placed.from);
  if (placed?.before) found = found.where('customer_order.created_at', '<', placed.before);
  if (search === '' || isToShip) return found;
  return found.where((where) =>
    where.or([
      matchesSearch(where, search),
      where(
        'buyer_id',
        'in',
        where
          .selectFrom('buyer')
          .select('buyer.id')
          .where((inner) =>
            inner.or([
              inner('nickname', 'ilike', pattern),
              inner('account', 'ilike', pattern),
              inner('company', 'ilike', pattern),
            ]),
          ),
      ),
    ]),
  );
}

/**
 * A page of all buyers' orders, newest first. The state `to-ship` selects orders that can be shipped now, in the order of payment.
 */
export async function listAllOrders(
  services: OrderServices,
  { limit, offset, ...filter }: OperatorListQuery & OrderFilter,
): Promise<{ orders: OwnedOrder[]; count: number }> {
  await expireDueOrders(services);
  const found = ordersBy(services, filter);
  if (found === null) return { orders: [], count: 0 };
  const isToShip = filter.state === TO_SHIP;
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .$if(isToShip, (of) => of.orderBy('paid_at'))
    .orderBy('id', isToShip ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { orders: await withBuyers(services, rows), count };
}

/** Any buyer's order by its number. @throws ApiError `unknown-item-or-order`. */
export async function findAnyOrder(services: OrderServices, number: string): Promise<OwnedOrder> {
  await expireDueOrders(services);
  const rows = await services.database.selectFrom('customer_order').selectAll().where('number', '=', number).execute();
  const [owned] = await withBuyers(services, rows);
  if (owned === undefined) throw new ApiError('unknown-item-or-order');
  return owned;
}
