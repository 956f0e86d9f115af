export * from './coupons.ts';
export * from './promotion-calendar.ts';
export * from './promotions.ts';
