import type {
  CheckoutCouponWire,
  ClaimableCouponWire,
  CouponScopeWire,
  CouponTermsWire,
  OwnCouponWire,
} from '@rider/api/coupon';
import type { CouponScope } from '@rider/model/coupon';
import type { Locale, Localized } from '@rider/model/locale';
import { messageText } from '../messages/index.ts';
import { moneyToDecimal } from '@rider/model/money';
import type { ClaimableCoupon } from './claimable-coupons.ts';
import type { CheckoutCoupon, OwnCoupon } from './own-coupons.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

/** The wire's number of each scope. */
export const SCOPE_NUMBERS: Readonly<Record<CouponScope, CouponScopeWire>> = { general: 0, category: 1, product: 2 };

/** The language of a response, and the names of the coupons' categories. */
export interface CouponContext {
  locale: Locale;
  categories: ReadonlyMap<number, Localized>;
}

function termsToWire(
  coupon: Omit<OwnCoupon, 'id' | 'claimed_at' | 'used_at'>,
  { locale, categories }: CouponContext,
): CouponTermsWire {
  const title = coupon.title[locale];
  return {
    cid: coupon.couponId,
    title,
    coupon_title: title,
    coupon_price: moneyToDecimal(coupon.reduction),
    use_min_price: moneyToDecimal(coupon.threshold),
    coupon_time: 0,
    start_use_time: unixSeconds(coupon.valid_from),
    end_use_time: unixSeconds(coupon.valid_until),
    start_time: unixSeconds(coupon.valid_from),
    end_time: unixSeconds(coupon.valid_until),
    category_id: String(coupon.category_id ?? 0),
    product_id: coupon.product_ids.join(','),
    scope_name: categories.get(coupon.category_id ?? 0)?.[locale] ?? '',
    receive_type: 1,
  };
}

/** A coupon to claim. */
export function claimableToWire(coupon: ClaimableCoupon, words: CouponContext): ClaimableCouponWire {
  return {
    ...termsToWire({ ...coupon, couponId: coupon.id }, words),
    id: coupon.id,
    type: SCOPE_NUMBERS[coupon.scope],
    total_count: coupon.total,
    remain_count: coupon.total - coupon.claimed,
    receive_limit: coupon.per_buyer,
    is_permanent: 0,
    is_use: coupon.ownClaims,
    used: [],
    status: 1,
  };
}

/** A buyer's coupon. `type` is the scope here too, as in `coupons/order`. */
export function ownCouponToWire(coupon: OwnCoupon, words: CouponContext, now: number): OwnCouponWire {
  const expired = coupon.valid_until !== null && coupon.valid_until.getTime() <= now;
  const used = coupon.used_at !== null;
  const state = messageText(
    used ? 'backend.coupon-state.used' : expired ? 'backend.coupon-state.expired' : 'backend.coupon-state.unused',
    words.locale,
  );
  return {
    ...termsToWire(coupon, words),
    id: coupon.id,
    applicable_type: SCOPE_NUMBERS[coupon.scope],
    type: SCOPE_NUMBERS[coupon.scope],
    add_time: unixSeconds(coupon.claimed_at),
    use_time: unixSeconds(coupon.used_at),
    status: state,
    is_fail: !used && expired ? 1 : 0,
    _type: used || expired ? 0 : 2,
    _msg: state,
    pc_type: used || expired ? 0 : 1,
    pc_msg: state,
  };
}

/** A coupon for an order. */
export function checkoutCouponToWire(
  { coupon, discount, best, obstacle, missing }: CheckoutCoupon,
  words: CouponContext,
  now: number,
): CheckoutCouponWire {
  return {
    ...ownCouponToWire(coupon, words, now),
    discount: moneyToDecimal(discount),
    is_best: best ? 1 : 0,
    obstacle: obstacle ?? '',
    missing: moneyToDecimal(missing),
  };
}
