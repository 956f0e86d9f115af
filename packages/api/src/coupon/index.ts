export { claimCoupon, getApplicableCoupons, getCoupons, getOwnCoupons } from './calls.ts';
export type * from './wire.ts';
