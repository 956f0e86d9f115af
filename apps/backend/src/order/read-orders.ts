import type { StoredOrderState } from '@rider/model/order';
import { sql, type ExpressionBuilder, type ExpressionWrapper, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Localized } from '@rider/model/locale';
import { companyWithRight } from '../buyer-company/company-of.ts';
import type { Schema } from '../database/schema.ts';
import type { Database } from '../database/open.ts';
import type { InstantRange } from '../http/days.ts';
import { ApiError } from '../http/api-error.ts';
import { namesOfPlaces } from '../tax/places.ts';
import type { OrderServices } from './checkout.ts';
import { expireDueOrdersOf, type StoredOrder } from './close-order.ts';
import type { StoredOrderLine } from './tables.ts';

/** An order with its frozen lines and the checkout key it came from. */
export interface OrderView {
  row: StoredOrder;
  lines: StoredOrderLine[];
  key: string;
  /** The number of its invoice; empty without one. */
  invoice: string;
  /** The name of the destination if no tax was collected there; else null. */
  untaxed: Localized | null;
}

/** Which of a buyer's orders a list or a file contains; `states` null means all. */
export interface OwnOrderFilter {
  states: readonly StoredOrderState[] | null;
  search: string;
  /** Time of placement; absent means any time. */
  placed?: InstantRange;
}

/** A page of those orders. */
export interface OrderQuery extends OwnOrderFilter {
  /** Those of the company whose orders the buyer may see, instead of the own ones. */
  ofCompany?: boolean;
  limit: number;
  offset: number;
}

/** Reads orders with their lines, in the order given. */
export async function withLines(database: Database, rows: readonly StoredOrder[]): Promise<OrderView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const lines = await database
    .selectFrom('order_line')
    .leftJoin('promotion', 'promotion.id', 'promotion_id')
    .selectAll('order_line')
    .select('promotion.kind as promotion_kind')
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const keys = await database.selectFrom('checkout').select(['key', 'order_id']).where('order_id', 'in', ids).execute();
  const invoices = await database
    .selectFrom('invoice')
    .select(['order_id', 'number'])
    .where('order_id', 'in', ids)
    .unionAll(database.selectFrom('paid_invoice').select(['order_id', 'number']).where('order_id', 'in', ids))
    .execute();
  const untaxed = rows.filter((row) => row.tax_rate === 0).map((row) => row.tax_region);
  const nameOf = await namesOfPlaces(database, untaxed);
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const invoiceOf = new Map(invoices.map(({ order_id, number }) => [order_id, number]));
  const keyOf = new Map(keys.map(({ key, order_id }) => [order_id, key]));
  return rows.map((row) => ({
    row,
    lines: linesOf.get(row.id) ?? [],
    key: keyOf.get(row.id) ?? '',
    invoice: invoiceOf.get(row.id) ?? '',
    untaxed: row.tax_rate === 0 ? nameOf(row.tax_region) : null,
  }));
}

/**
 * Reads a buyer's order by its number or checkout key; with `ofCompany` to read only, also one of the company whose orders the buyer may
 * see. @throws ApiError `unknown-item-or-order`, also for orders of other buyers.
 */
export async function findOrder(
  services: OrderServices,
  buyerId: number,
  name: string,
  { ofCompany = false } = {},
): Promise<OrderView> {
  const { database } = services;
  await expireDueOrdersOf(services, buyerId);
  const companyId = ofCompany ? await companyWithRight(database, buyerId, 'see-orders') : null;
  const row = await database
    .selectFrom('customer_order')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([where('buyer_id', '=', buyerId), where('hidden_at', 'is', null)]),
        ...(companyId === null ? [] : [where('company_id', '=', companyId)]),
      ]),
    )
    .where((where) =>
      where.or([
        where('number', '=', name),
        where(
          'id',
          'in',
          where.selectFrom('checkout').select('order_id').where('key', '=', name).$castTo<{ order_id: number }>(),
        ),
      ]),
    )
    .executeTakeFirst();
  const [view] = await withLines(database, row === undefined ? [] : [row]);
  if (view === undefined) throw new ApiError('unknown-item-or-order');
  return view;
}

type OrderWhere = ExpressionBuilder<Schema, 'customer_order'>;

/** Condition on orders with this text in their number, the purchase order number, the job, the site, a product's name or a SKU. */
export function matchesSearch(where: OrderWhere, search: string): ExpressionWrapper<Schema, 'customer_order', SqlBool> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const line = where
    .selectFrom('order_line')
    .select('order_line.id')
    .whereRef('order_line.order_id', '=', 'customer_order.id')
    .where((inner) => inner.or([inner('code', 'ilike', pattern), inner(sql`name::text`, 'ilike', pattern)]));
  return where.or([
    where('number', 'ilike', pattern),
    where('purchase_order_number', 'ilike', pattern),
    where('job', 'ilike', pattern),
    where('site', 'ilike', pattern),
    where.exists(line),
  ]);
}

/** The query of a buyer's orders by a filter, without those that the buyer deleted; null if there can be none. */
export function ownOrdersBy(database: Database, buyerId: number, filter: OwnOrderFilter) {
  const own = database.selectFrom('customer_order').where('buyer_id', '=', buyerId).where('hidden_at', 'is', null);
  return narrowed(own, filter);
}

/** The query of the orders of a buyer's company by a filter, none without the right to see them; null if there can be none. */
export async function companyOrdersBy(database: Database, buyerId: number, filter: OwnOrderFilter) {
  const companyId = await companyWithRight(database, buyerId, 'see-orders');
  return narrowed(database.selectFrom('customer_order').where('company_id', '=', companyId), filter);
}

/** Orders by a filter; null if there can be none. */
function narrowed(
  orders: SelectQueryBuilder<Schema, 'customer_order', object>,
  { states, search, placed }: OwnOrderFilter,
) {
  if (states?.length === 0) return null;
  let found = orders;
  if (states !== null) found = found.where('customer_order.state', 'in', [...states]);
  if (placed?.from) found = found.where('customer_order.created_at', '>=', placed.from);
  if (placed?.before) found = found.where('customer_order.created_at', '<', placed.before);
  if (search !== '') found = found.where((where) => matchesSearch(where, search));
  return found;
}

/** A page of a buyer's orders, newest first, and how many there are in all. */
export async function listOrders(
  services: OrderServices,
  buyerId: number,
  { limit, offset, ofCompany = false, ...filter }: OrderQuery,
): Promise<{ orders: OrderView[]; count: number }> {
  const { database } = services;
  await expireDueOrdersOf(services, buyerId);
  const found = ofCompany ? await companyOrdersBy(database, buyerId, filter) : ownOrdersBy(database, buyerId, filter);
  if (found === null) return { orders: [], count: 0 };
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { orders: await withLines(database, rows), count };
}
