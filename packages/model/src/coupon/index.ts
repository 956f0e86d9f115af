import type { Money } from '../money/index.ts';

/** What coupons apply to. */
export const COUPON_SCOPES = ['general', 'category', 'product'] as const;

/** What a coupon applies to. */
export type CouponScope = (typeof COUPON_SCOPES)[number];

/**
 * States of a coupon at the desk: before its time, to be claimed, claimed as often as possible, stopped by an operator, after its time. A
 * claimed one can be used until its end in all of them.
 */
export const COUPON_STATES = ['scheduled', 'active', 'usedUp', 'stopped', 'ended'] as const;

/** A state of a coupon at the desk. */
export type CouponState = (typeof COUPON_STATES)[number];

/** The terms of every coupon. Instants are epoch milliseconds. */
export interface CouponTerms {
  title: string;
  scope: CouponScope;
  /** Name of its category or products, where the backend provides it. */
  scopeName: string;
  categoryId: string | null;
  productIds: string[];
  reduction: Money;
  /** Minimum total of the products in its scope. */
  threshold: Money;
  validFrom: number | null;
  /** Null for one that does not expire. */
  validUntil: number | null;
  /** Days of validity after claiming, where no fixed date is set. */
  validDays: number | null;
}

/** A coupon that can be claimed (`coupons`). */
export interface ClaimableCoupon extends CouponTerms {
  id: string;
  /** `claimed`: the asker has reached the limit per buyer; `finished`: all have been claimed. */
  state: 'unclaimed' | 'claimed' | 'finished';
}

/** A claimed coupon of the buyer (`coupons/user`). */
export interface OwnCoupon extends CouponTerms {
  id: string;
  state: 'unused' | 'used' | 'expired';
}

/**
 * Why a coupon cannot be used for an order: it is not valid yet, no products are in its scope, these do not reach its threshold, or they do not
 * cost more than its reduction.
 */
export type CouponObstacle = 'not-yet-valid' | 'other-goods' | 'below-threshold' | 'above-goods';

/** An unused coupon of the buyer at checkout (`coupons/order`). */
export interface CheckoutCoupon extends CouponTerms {
  id: string;
  /** Whether it has the largest discount. */
  best: boolean;
  /** Null for one that can be used. */
  obstacle: CouponObstacle | null;
  /** Amount that the products in its scope lack to its threshold. */
  missing: Money;
}

/** Filter of the buyer's coupons: `unused` can still be used, `over` are used or expired. */
export type OwnCouponFilter = 'all' | 'unused' | 'over';
