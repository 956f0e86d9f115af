export { CouponCard, type CouponCardProps, type CouponState } from './coupon-card.tsx';
export { CouponThreshold, CouponValidity, type Coupon, type CouponScope } from './coupon-terms.tsx';
