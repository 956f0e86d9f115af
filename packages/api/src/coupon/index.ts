export { claimCoupon, getCheckoutCoupons, getCoupons, getOwnCoupons } from './calls.ts';
export type * from './wire.ts';
