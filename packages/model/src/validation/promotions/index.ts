export * from './coupon.ts';
export * from './promotion.ts';
