import type { CouponObstacle } from '@rider/model/coupon';
import { money, type Money } from '@rider/model/money';
import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { effectOf, type DiscountableLine } from './discount.ts';
import type { BuyerCouponTable, CouponTable } from './tables.ts';

/** A buyer's coupon. `id` is that of the claim, `couponId` that of the coupon. */
export type OwnCoupon = Omit<Selectable<CouponTable>, 'id' | 'stopped_at' | 'version' | 'changed_by'> &
  Pick<Selectable<BuyerCouponTable>, 'id' | 'claimed_at' | 'used_at'> & { couponId: number };

/** An unused coupon, and whether it can be used for certain lines. */
export interface CheckoutCoupon {
  coupon: OwnCoupon;
  /** The reduction of the whole order; 0 with an obstacle. */
  discount: Money;
  /** Whether it has the largest discount; among equal ones the first to end. */
  best: boolean;
  obstacle: CouponObstacle | null;
  /** The amount that the lines in its scope are below its threshold. */
  missing: Money;
}

/** A priced line of a checkout. */
export interface PricedProduct {
  productId: number;
  total: Money;
}

/** The columns of {@link OwnCoupon}. */
export const OWN_COUPON_COLUMNS = [
  'buyer_coupon.id',
  'buyer_coupon.claimed_at',
  'buyer_coupon.used_at',
  'coupon.id as couponId',
  'coupon.title',
  'coupon.scope',
  'coupon.category_id',
  'coupon.product_ids',
  'coupon.threshold',
  'coupon.reduction',
  'coupon.valid_from',
  'coupon.valid_until',
  'coupon.total',
  'coupon.per_buyer',
  'coupon.claimed',
] as const;

/** Filter of a buyer's coupons: `unused` can still be used, `over` are used or expired. */
export type OwnCouponState = 'all' | 'unused' | 'over';

/** Query of a buyer's coupons in a state at an instant, without columns. */
export function ownCoupons(database: Database, buyerId: number, state: OwnCouponState, now: Date) {
  const own = database
    .selectFrom('buyer_coupon')
    .innerJoin('coupon', 'coupon.id', 'buyer_coupon.coupon_id')
    .where('buyer_coupon.buyer_id', '=', buyerId);
  if (state === 'unused') {
    return own
      .where('buyer_coupon.used_at', 'is', null)
      .where((where) => where.or([where('valid_until', 'is', null), where('valid_until', '>', now)]));
  }
  if (state === 'over') {
    return own.where((where) =>
      where.or([where('buyer_coupon.used_at', 'is not', null), where('valid_until', '<=', now)]),
    );
  }
  return own;
}

/** Whether a coupon is valid at an instant. */
export function isValidAt(coupon: Pick<OwnCoupon, 'valid_from' | 'valid_until'>, now: number): boolean {
  const { valid_from: from, valid_until: until } = coupon;
  return (from === null || from.getTime() <= now) && (until === null || until.getTime() > now);
}

async function asDiscountable(database: Database, priced: readonly PricedProduct[]): Promise<DiscountableLine[]> {
  if (priced.length === 0) return [];
  const products = await database
    .selectFrom('product')
    .select(['id', 'category_path'])
    .where('id', 'in', [...new Set(priced.map(({ productId }) => productId))])
    .execute();
  const paths = new Map(products.map(({ id, category_path: path }) => [id, path]));
  return priced.map((line) => ({ ...line, categoryPath: paths.get(line.productId) ?? [] }));
}

/** A buyer's unused coupons that have not expired: usable ones for these lines first, by discount. */
export async function checkoutCoupons(
  database: Database,
  buyerId: number,
  { products, now }: { products: readonly PricedProduct[]; now: number },
): Promise<CheckoutCoupon[]> {
  const coupons = await ownCoupons(database, buyerId, 'unused', new Date(now))
    .select(OWN_COUPON_COLUMNS)
    .orderBy('buyer_coupon.id')
    .execute();
  const lines = await asDiscountable(database, products);
  const endOf = ({ valid_until: until }: OwnCoupon): number => until?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return coupons
    .map((coupon) => ({ coupon, ...usabilityOf(coupon, lines, now) }))
    .toSorted(
      (one, other) =>
        Number(one.obstacle !== null) - Number(other.obstacle !== null) ||
        other.coupon.reduction - one.coupon.reduction ||
        endOf(one.coupon) - endOf(other.coupon),
    )
    .map((coupon, index) => ({ ...coupon, best: index === 0 && coupon.obstacle === null }));
}

function usabilityOf(
  coupon: OwnCoupon,
  lines: readonly DiscountableLine[],
  now: number,
): Pick<CheckoutCoupon, 'discount' | 'obstacle' | 'missing'> {
  const effect = effectOf(coupon, lines);
  if (!isValidAt(coupon, now)) return { discount: money(0), obstacle: 'not-yet-valid', missing: money(0) };
  if (effect.obstacle !== null) return { discount: money(0), ...effect };
  return { discount: coupon.reduction, obstacle: null, missing: money(0) };
}

/**
 * The discount of each line by a buyer's own coupon; zeros without a coupon. @throws ApiError `coupon-no-longer-valid`,
 * `coupon-conditions-unmet`.
 */
export async function couponDiscounts(
  database: Database,
  buyerId: number,
  { couponId, products, now }: { couponId: number | null; products: readonly PricedProduct[]; now: number },
): Promise<Money[]> {
  if (couponId === null) return products.map(() => money(0));
  const coupon = await ownCoupons(database, buyerId, 'all', new Date(now))
    .select(OWN_COUPON_COLUMNS)
    .where('buyer_coupon.id', '=', couponId)
    .executeTakeFirst();
  if (coupon === undefined || coupon.used_at !== null || !isValidAt(coupon, now))
    throw new ApiError('coupon-no-longer-valid', { status: 400 });
  const effect = effectOf(coupon, await asDiscountable(database, products));
  if (effect.obstacle !== null) throw new ApiError('coupon-conditions-unmet', { status: 400 });
  return effect.discounts;
}

/** Locks a buyer's own coupon, so that two concurrent orders cannot both use it. Ignores any other coupon. */
export async function lockCoupon(transaction: Transaction, buyerId: number, couponId: number | null): Promise<void> {
  if (couponId === null) return;
  await transaction
    .selectFrom('buyer_coupon')
    .select('id')
    .where('id', '=', couponId)
    .where('buyer_id', '=', buyerId)
    .forNoKeyUpdate()
    .execute();
}

/** Marks a locked coupon as used by an order. */
export async function spendCoupon(
  transaction: Transaction,
  { couponId, orderId, now }: { couponId: number | null; orderId: number; now: number },
): Promise<void> {
  if (couponId === null) return;
  const { numUpdatedRows } = await transaction
    .updateTable('buyer_coupon')
    .set({ order_id: orderId, used_at: new Date(now) })
    .where('id', '=', couponId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new ApiError('coupon-not-applied', { status: 400 });
}

/** Makes the coupon of an order usable again, after the order was closed unpaid or refunded completely. */
export async function returnCoupon(transaction: Transaction, orderId: number): Promise<void> {
  await transaction
    .updateTable('buyer_coupon')
    .set({ order_id: null, used_at: null })
    .where('order_id', '=', orderId)
    .execute();
}
