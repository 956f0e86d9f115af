import type { Money } from '../money/index.ts';

/** What a coupon holds for (R6.5). */
export type CouponScope = 'general' | 'category' | 'product';

/** What every coupon says (R6.5). Instants are epoch milliseconds. */
export interface CouponTerms {
  title: string;
  scope: CouponScope;
  /** The category it holds for, by name where the backend says it. */
  scopeName: string;
  categoryId: string | null;
  productIds: string[];
  reduction: Money;
  /** What the goods it holds for must cost. */
  threshold: Money;
  validFrom: number | null;
  /** Null for one that does not end. */
  validUntil: number | null;
  /** Days it holds once claimed, where no fixed time is set. */
  validDays: number | null;
}

/** A coupon that can be claimed (`coupons`). */
export interface ClaimableCoupon extends CouponTerms {
  id: string;
  /** `claimed`: the asker has as many as one buyer may; `finished`: all have been claimed. */
  state: 'unclaimed' | 'claimed' | 'finished';
}

/** A coupon of the buyer's (`coupons/user`). */
export interface OwnCoupon extends CouponTerms {
  id: string;
  state: 'unused' | 'used' | 'expired';
}

/** A coupon of the buyer's that can be used for certain goods (`coupons/order`). */
export interface ApplicableCoupon extends CouponTerms {
  id: string;
  /** It takes off most. */
  best: boolean;
}

/** Which of the buyer's coupons are asked for: all, those to use, or those used or expired. */
export type OwnCouponFilter = 'all' | 'unused' | 'over';
