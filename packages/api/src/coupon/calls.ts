import type { Api } from '../transport/index.ts';
import {
  amountOrZero,
  flag,
  id,
  instant,
  list,
  number,
  requiredObject,
  text,
  type PageRequestWire,
  type Untrusted,
} from '../wire/index.ts';
import type {
  CheckoutCoupon,
  ClaimableCoupon,
  CouponObstacle,
  CouponScope,
  CouponTerms,
  OwnCoupon,
  OwnCouponFilter,
} from '@rider/model/coupon';
import type {
  CheckoutCouponsRequestWire,
  CheckoutCouponWire,
  ClaimableCouponWire,
  ClaimCouponRequestWire,
  CouponTermsWire,
  OwnCouponWire,
} from './wire.ts';

/** The scopes by their numbers on the wire. */
const SCOPES: readonly CouponScope[] = ['general', 'category', 'product'];
const OBSTACLES: readonly CouponObstacle[] = ['not-yet-valid', 'other-goods', 'below-threshold', 'above-goods'];
/** CRMEB's own list of used ones lacks those that expired. */
const FILTERS: Record<OwnCouponFilter, number> = { all: 0, unused: 1, over: 0 };
/** A page size that covers all coupons of a buyer. */
const ALL: PageRequestWire = { page: 1, limit: 100 };

function readTerms(row: Untrusted<CouponTermsWire>, scope: number): CouponTerms {
  const category = text(row.category_id);
  return {
    title: text(row.coupon_title) || text(row.title),
    scope: SCOPES[scope] ?? 'general',
    scopeName: text(row.scope_name),
    categoryId: category === '' || category === '0' ? null : category,
    productIds: text(row.product_id).split(',').filter(Boolean),
    reduction: amountOrZero(row.coupon_price),
    threshold: amountOrZero(row.use_min_price),
    validFrom: instant(row.start_use_time),
    validUntil: instant(row.end_use_time),
    validDays: number(row.coupon_time) || null,
  };
}

function readClaimable(item: unknown): ClaimableCoupon {
  const row = requiredObject<ClaimableCouponWire>(item, 'coupon');
  const limit = number(row.receive_limit);
  const limited = number(row.total_count) > 0 && !flag(row.is_permanent);
  const claimed = limit > 0 && number(row.is_use) >= limit;
  const finished = limited && number(row.remain_count) <= 0;
  return {
    ...readTerms(row, number(row.type)),
    id: id(row.id, 'coupon id'),
    state: claimed ? 'claimed' : finished ? 'finished' : 'unclaimed',
  };
}

/** The terms of a claimed coupon, which has its validity in `start_time` and `end_time`. Before, these are the days on which it can be claimed. */
function readClaimedTerms(row: Untrusted<OwnCouponWire>): CouponTerms {
  const terms = readTerms(row, number(row.applicable_type));
  return {
    ...terms,
    validFrom: terms.validFrom ?? instant(row.start_time),
    validUntil: terms.validUntil ?? instant(row.end_time),
  };
}

function readOwn(item: unknown): OwnCoupon {
  const row = requiredObject<OwnCouponWire>(item, 'coupon');
  // `_type` is 0 before the coupon's first day as well.
  const over = number(row.pc_type) === 0;
  return {
    ...readClaimedTerms(row),
    id: id(row.id, 'coupon id'),
    state: flag(row.is_fail) ? 'expired' : over ? 'used' : 'unused',
  };
}

/** The coupons to claim, with their state for a signed-in buyer. */
export async function getCoupons(api: Api): Promise<ClaimableCoupon[]> {
  return list((await api.get('coupons', ALL)).data, readClaimable);
}

/** Claims a coupon. Rejects with 400516 when it is gone or the buyer's limit is reached. */
export async function claimCoupon(api: Api, couponId: string): Promise<void> {
  await api.post('coupon/receive', { couponId } satisfies ClaimCouponRequestWire);
}

/** The buyer's coupons. */
export async function getOwnCoupons(api: Api, filter: OwnCouponFilter): Promise<OwnCoupon[]> {
  const coupons = list((await api.get(`coupons/user/${FILTERS[filter]}`, ALL)).data, readOwn);
  return filter === 'all' ? coupons : coupons.filter(({ state }) => (state === 'unused') === (filter === 'unused'));
}

/** The buyer's coupons for these cart lines, the best first where the backend reports it; CRMEB returns only usable ones. */
export async function getCheckoutCoupons(
  api: Api,
  { lineIds, buyNow = false }: { lineIds: readonly string[]; buyNow?: boolean },
): Promise<CheckoutCoupon[]> {
  const query = {
    cartId: lineIds.join(','),
    new: buyNow ? 1 : 0,
    shippingType: 1,
    all: 1,
  } satisfies CheckoutCouponsRequestWire;
  const coupons = list((await api.get('coupons/order/0', query)).data, (item) => {
    const row = requiredObject<CheckoutCouponWire>(item, 'coupon');
    return {
      ...readClaimedTerms(row),
      id: id(row.id, 'coupon id'),
      isBest: flag(row.is_best),
      obstacle: OBSTACLES.find((known) => known === row.obstacle) ?? null,
      missing: amountOrZero(row.missing),
    };
  });
  const usable = coupons.filter(({ obstacle }) => obstacle === null);
  // An existing backend does not mark the best one: take the largest reduction.
  const best = usable.find(({ isBest }) => isBest) ?? usable.toSorted((a, b) => b.reduction - a.reduction)[0];
  return coupons.map(({ isBest: _isBest, ...coupon }) => ({ ...coupon, best: coupon.id === best?.id }));
}
