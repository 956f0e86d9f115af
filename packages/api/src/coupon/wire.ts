import type { CouponObstacle } from '@rider/model/coupon';
import type { PageRequestWire } from '../wire/index.ts';

/** The scope of a coupon: 0 everything, 1 a category, 2 products. */
export type CouponScopeWire = 0 | 1 | 2;

/** The terms of a coupon. Amounts are decimals, instants unix time, 0 where unlimited. */
export interface CouponTermsWire {
  cid: number;
  title: string;
  coupon_title: string;
  /** The reduction. */
  coupon_price: string;
  /** The minimum value of the products. */
  use_min_price: string;
  /** Days of validity after claiming, 0 for the instants below. */
  coupon_time: number;
  start_use_time: number;
  end_use_time: number;
  start_time: number;
  end_time: number;
  category_id: string;
  /** Product ids, joined by commas. */
  product_id: string;
  /** The category by name (not in CRMEB). */
  scope_name: string;
  receive_type: 1;
}

/** A coupon to claim, a row of `coupons`. */
export interface ClaimableCouponWire extends CouponTermsWire {
  id: number;
  type: CouponScopeWire;
  total_count: number;
  remain_count: number;
  /** How many a buyer may claim. */
  receive_limit: number;
  is_permanent: 0;
  /** How many the current buyer has claimed. */
  is_use: number;
  used: [];
  status: 1;
}

/** A buyer's coupon, a row of `coupons/user`. `type` is the scope here too, as in `coupons/order`. */
export interface OwnCouponWire extends CouponTermsWire {
  id: number;
  applicable_type: CouponScopeWire;
  type: CouponScopeWire;
  add_time: number;
  use_time: number;
  status: string;
  /** 1 once it expired unused. */
  is_fail: 0 | 1;
  /** 0 if it can no longer be used. */
  _type: 0 | 2;
  _msg: string;
  pc_type: 0 | 1;
  pc_msg: string;
}

/** A coupon for an order, a row of `coupons/order`; its own fields are not in CRMEB. */
export interface CheckoutCouponWire extends OwnCouponWire {
  /** The reduction, a decimal; 0 for a coupon that cannot be used. */
  discount: string;
  /** 1 for the coupon with the largest reduction. */
  is_best: 0 | 1;
  /** Empty for a coupon that can be used. */
  obstacle: CouponObstacle | '';
  /** What the products in its scope lack to its threshold, a decimal. */
  missing: string;
}

/** `GET coupons` and `v2/coupons`. */
export interface CouponListRequestWire extends PageRequestWire {
  type?: CouponScopeWire;
  product_id?: number;
}

/** `GET coupons/order/{price}`. */
export interface CheckoutCouponsRequestWire {
  /** Cart lines, joined by commas. */
  cartId: string;
  new: 0 | 1;
  shippingType: 1;
  /** 1 also returns unused coupons that cannot be used for these products (not in CRMEB). */
  all?: 1;
}

/** `POST coupon/receive`. */
export interface ClaimCouponRequestWire {
  couponId: string;
}
