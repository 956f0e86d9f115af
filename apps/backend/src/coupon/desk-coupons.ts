import type { OperatorCoupon, OperatorList } from '@rider/api/operator';
import type { CouponState } from '@rider/model/coupon';
import type { Locale, Localized } from '@rider/model/locale';
import type { Money } from '@rider/model/money';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import { ApiError } from '../http/api-error.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { categoryNames, type CouponServices } from './claimable-coupons.ts';
import type { CouponTable } from './tables.ts';

interface DeskCouponRow extends Selectable<CouponTable> {
  state: CouponState;
  used: number;
  given: Money;
}

const stateAt = (now: number) => sql<CouponState>`case
  when coupon.valid_until <= ${new Date(now)} then 'ended'
  when coupon.stopped_at is not null then 'stopped'
  when coupon.valid_from > ${new Date(now)} then 'scheduled'
  when coupon.claimed >= coupon.total then 'usedUp'
  else 'active' end`;

const USED = sql<number>`(
  select count(*) from buyer_coupon where buyer_coupon.coupon_id = coupon.id and buyer_coupon.order_id is not null
)`;

/** The reductions of a coupon's orders in cents, without those of refunded pieces. */
const GIVEN = sql<Money>`(
  select coalesce(sum(round(order_line.discount * (order_line.quantity - coalesce((
    select sum(refund_line.quantity) from refund_line join refund on refund.id = refund_line.refund_id
    where refund_line.order_line_id = order_line.id and refund.state = 'refunded'), 0))::numeric / order_line.quantity)), 0)
  from buyer_coupon join order_line on order_line.order_id = buyer_coupon.order_id
  where buyer_coupon.coupon_id = coupon.id
)::bigint`;

/** A page of the coupons with their use, the newest first. */
export async function listDeskCoupons(
  { database, clock }: CouponServices,
  query: OperatorListQuery,
  locale: Locale,
): Promise<OperatorList<OperatorCoupon>> {
  const { search, pattern, state } = query;
  let found = database.selectFrom('coupon');
  if (search !== '') found = found.where(sql<boolean>`coupon.title ->> ${locale} ilike ${pattern}`);
  if (state !== '') found = found.where(sql<boolean>`${stateAt(clock())} = ${state}`);
  const rows = withUse(found, clock()).orderBy('coupon.id', 'desc');
  const { items, total } = await readPage(found, rows, query, (row) => row);
  return { items: await toDesk(database, items, locale), total };
}

/** A coupon with its use. @throws ApiError `not-found`. */
export async function readDeskCoupon(
  { database, clock }: CouponServices,
  id: number,
  locale: Locale,
): Promise<OperatorCoupon> {
  const rows = await withUse(database.selectFrom('coupon').where('id', '=', id), clock()).execute();
  const [coupon] = await toDesk(database, rows, locale);
  if (coupon === undefined) throw new ApiError('not-found');
  return coupon;
}

function withUse(found: ReturnType<typeof selectCoupons>, now: number) {
  return found.selectAll('coupon').select([stateAt(now).as('state'), USED.as('used'), GIVEN.as('given')]);
}

const selectCoupons = (database: Database) => database.selectFrom('coupon');

async function toDesk(database: Database, rows: readonly DeskCouponRow[], locale: Locale): Promise<OperatorCoupon[]> {
  const categories = await categoryNames(database, rows);
  const products = await productNames(
    database,
    rows.flatMap(({ product_ids: ids }) => ids),
  );
  const named = (names: ReadonlyMap<number, Localized>, id: number) => ({
    id: String(id),
    name: names.get(id)?.[locale] ?? '',
  });
  return rows.map(({ id, version, title, state, scope, category_id: category, product_ids: ids, ...row }) => ({
    id: String(id),
    version,
    title,
    state,
    scope,
    category: category === null ? null : named(categories, category),
    products: ids.map((product) => named(products, product)),
    threshold: row.threshold,
    reduction: row.reduction,
    from: row.valid_from?.getTime() ?? null,
    until: row.valid_until?.getTime() ?? null,
    total: row.total,
    perBuyer: row.per_buyer,
    claimed: row.claimed,
    used: row.used,
    given: row.given,
  }));
}

async function productNames(database: Database, ids: readonly number[]): Promise<Map<number, Localized>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('product')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
