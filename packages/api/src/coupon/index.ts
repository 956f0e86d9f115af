export { claimCoupon, getApplicableCoupons, getCoupons, getOwnCoupons } from './calls.ts';
