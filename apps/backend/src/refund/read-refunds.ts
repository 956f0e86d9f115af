import { sql } from 'kysely';
import { OPEN_REFUND_STATES, REFUND_STATES, type RefundState } from '@rider/model/refund';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import type { StoredOrder } from '../order/close-order.ts';
import type { StoredRefund } from './lock-refund.ts';
import type { RefundedLine } from './refundable.ts';

/** A refund with its lines, its order and its buyer. */
export interface RefundView {
  refund: StoredRefund;
  order: StoredOrder;
  lines: RefundedLine[];
  buyer: { nickname: string; company: string };
}

/** Filter of a buyer's refunds; null means all. */
export interface RefundQuery {
  states: readonly RefundState[] | null;
  limit: number;
  offset: number;
}

/** A page of refunds, and their total. */
export interface RefundPage {
  refunds: RefundView[];
  count: number;
}

async function withRefundLines(database: Database, refunds: readonly StoredRefund[]): Promise<RefundView[]> {
  if (refunds.length === 0) return [];
  const orderIds = [...new Set(refunds.map((refund) => refund.order_id))];
  const buyerIds = [...new Set(refunds.map((refund) => refund.buyer_id))];
  const refundIds = refunds.map((refund) => refund.id);
  const orders = await database.selectFrom('customer_order').selectAll().where('id', 'in', orderIds).execute();
  const buyers = await database
    .selectFrom('buyer')
    .select(['id', 'nickname', 'company'])
    .where('id', 'in', buyerIds)
    .execute();
  const refundLines = await database
    .selectFrom('refund_line')
    .selectAll()
    .where('refund_id', 'in', refundIds)
    .execute();
  const lines = await database
    .selectFrom('order_line')
    .leftJoin('promotion', 'promotion.id', 'promotion_id')
    .selectAll('order_line')
    .select('promotion.kind as promotion_kind')
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  return refunds.flatMap((refund) => {
    const order = orders.find(({ id }) => id === refund.order_id);
    const buyer = buyers.find(({ id }) => id === refund.buyer_id);
    if (order === undefined || buyer === undefined) return [];
    const chosen = lines.flatMap((line) => {
      const found = refundLines.find((each) => each.refund_id === refund.id && each.order_line_id === line.id);
      return found ? [{ line, quantity: found.quantity, amount: found.amount, tax: found.tax }] : [];
    });
    return [{ refund, order, buyer, lines: chosen }];
  });
}

/** A refund by its number; with `buyerId` only that buyer's. @throws ApiError `unknown-refund`, also for refunds of other buyers. */
export async function findRefund(database: Database, buyerId: number | null, number: string): Promise<RefundView> {
  let found = database.selectFrom('refund').selectAll().where('number', '=', number);
  if (buyerId !== null) found = found.where('buyer_id', '=', buyerId);
  const [view] = await withRefundLines(database, await found.execute());
  if (view === undefined) throw new ApiError('unknown-refund', { status: 400 });
  return view;
}

/** A page of a buyer's refunds, newest first. */
export async function listRefunds(
  database: Database,
  buyerId: number,
  { states, limit, offset }: RefundQuery,
): Promise<RefundPage> {
  // SQL does not allow an empty `in` list.
  if (states?.length === 0) return { refunds: [], count: 0 };
  let found = database.selectFrom('refund').where('buyer_id', '=', buyerId);
  if (states !== null) found = found.where('state', 'in', [...states]);
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { refunds: await withRefundLines(database, rows), count };
}

/** The states of a desk filter: a single state, `open` for all open ones, or null for any. */
function statesOf(filter: string): readonly RefundState[] | null {
  if (filter === '') return null;
  return filter === 'open' ? OPEN_REFUND_STATES : REFUND_STATES.filter((state) => state === filter);
}

/** A page of all buyers' refunds, newest first, searched by numbers, buyer, reason or tracking number. */
export async function listRefundsForOperator(
  database: Database,
  { search, pattern, state, limit, offset }: OperatorListQuery,
): Promise<RefundPage> {
  const states = statesOf(state);
  if (states?.length === 0) return { refunds: [], count: 0 };
  let found = database
    .selectFrom('refund')
    .innerJoin('customer_order', 'customer_order.id', 'refund.order_id')
    .innerJoin('buyer', 'buyer.id', 'refund.buyer_id');
  if (states !== null) found = found.where('refund.state', 'in', [...states]);
  if (search !== '')
    found = found.where((where) =>
      where.or(
        [
          'refund.number',
          'customer_order.number',
          'buyer.nickname',
          'buyer.company',
          'buyer.account',
          'refund.reason',
          'refund.return_slip',
        ].map((column) => sql<boolean>`${sql.ref(column)} ilike ${pattern}`),
      ),
    );
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await found.selectAll('refund').orderBy('refund.id', 'desc').limit(limit).offset(offset).execute();
  return { refunds: await withRefundLines(database, rows), count };
}
