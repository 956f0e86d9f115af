export { CouponCard, type CouponCardProps, type CouponState } from './coupon-card.tsx';
export { CouponThreshold, CouponValidity, type Coupon } from './coupon-terms.tsx';
