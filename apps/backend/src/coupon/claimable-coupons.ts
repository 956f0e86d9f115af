import type { CouponScope } from '@rider/model/coupon';
import type { Selectable } from 'kysely';
import type { Localized } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { CouponTable } from './tables.ts';
import { isValidAt, OWN_COUPON_COLUMNS, ownCoupons, type OwnCoupon, type OwnCouponState } from './own-coupons.ts';

/** Services of coupon calls. */
export interface CouponServices {
  database: Database;
  clock: () => number;
}

/** A claimable coupon, and how many of it the buyer has claimed. */
export type ClaimableCoupon = Selectable<CouponTable> & { ownClaims: number };

/** Filter and page of claimable coupons. */
export interface CouponQuery {
  /** Null for a visitor. */
  buyerId: number | null;
  scope: CouponScope | null;
  /** Only coupons valid for this product; null for all. */
  productId: number | null;
  limit: number;
  offset: number;
}

/** A page of the coupons that can be claimed today, exhausted ones included, and their total. */
export async function listClaimable(
  { database, clock }: CouponServices,
  { buyerId, scope, productId, limit, offset }: CouponQuery,
): Promise<{ coupons: ClaimableCoupon[]; count: number }> {
  const now = clock();
  const rows = await database
    .selectFrom('coupon')
    .selectAll()
    .select((select) =>
      select
        .selectFrom('buyer_coupon')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('buyer_coupon.coupon_id', '=', 'coupon.id')
        .where('buyer_coupon.buyer_id', '=', buyerId ?? 0)
        .as('ownClaims'),
    )
    .orderBy('id')
    .execute();
  const ofProduct = database.selectFrom('product').select('category_path');
  const product = productId === null ? null : await ofProduct.where('id', '=', productId).executeTakeFirst();
  const path = product?.category_path ?? [];
  const found = rows.filter(
    (coupon) =>
      coupon.stopped_at === null &&
      isValidAt(coupon, now) &&
      (scope === null || coupon.scope === scope) &&
      (productId === null ||
        coupon.scope === 'general' ||
        path.includes(coupon.category_id ?? 0) ||
        coupon.product_ids.includes(productId)),
  );
  const coupons = found
    .slice(offset, offset + limit)
    .map((coupon) => ({ ...coupon, ownClaims: coupon.ownClaims ?? 0 }));
  return { coupons, count: found.length };
}

/**
 * Claims a coupon. @throws ApiError `coupon-unavailable` for one that is unknown, not valid now, stopped, exhausted, or claimed as often as one
 * buyer may.
 */
export async function claimCoupon({ database, clock }: CouponServices, buyerId: number, id: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const coupon = await transaction
      .selectFrom('coupon')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (coupon === undefined || coupon.stopped_at !== null || !isValidAt(coupon, now) || coupon.claimed >= coupon.total)
      throw new ApiError('coupon-unavailable');
    const { own } = await transaction
      .selectFrom('buyer_coupon')
      .select((select) => select.fn.countAll<number>().as('own'))
      .where('coupon_id', '=', id)
      .where('buyer_id', '=', buyerId)
      .executeTakeFirstOrThrow();
    if (own >= coupon.per_buyer) throw new ApiError('coupon-unavailable');
    await transaction
      .updateTable('coupon')
      .set({ claimed: coupon.claimed + 1 })
      .where('id', '=', id)
      .execute();
    await transaction
      .insertInto('buyer_coupon')
      .values({ coupon_id: id, buyer_id: buyerId, claimed_at: new Date(now), order_id: null, used_at: null })
      .execute();
  });
}

/** A buyer's coupons, the newest first. */
export async function listOwnCoupons(
  { database, clock }: CouponServices,
  buyerId: number,
  { state, limit, offset }: { state: OwnCouponState; limit: number; offset: number },
): Promise<OwnCoupon[]> {
  return ownCoupons(database, buyerId, state, new Date(clock()))
    .select(OWN_COUPON_COLUMNS)
    .orderBy('buyer_coupon.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Counts the coupons that a buyer can still use, as part of a statement. */
export function countUnused(database: Database, buyerId: number, now: Date) {
  return ownCoupons(database, buyerId, 'unused', now).select(({ fn }) => fn.countAll<number>().as('count'));
}

/** Names of the coupons' categories, by category id. */
export async function categoryNames(
  database: Database,
  coupons: readonly Pick<OwnCoupon, 'category_id'>[],
): Promise<Map<number, Localized>> {
  const ids = coupons.flatMap(({ category_id: id }) => id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('category').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
