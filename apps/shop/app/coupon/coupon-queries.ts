import { getCheckoutCoupons, getCoupons, getOwnCoupons } from '@rider/api/coupon';
import type { OwnCouponFilter } from '@rider/model/coupon';
import { liveQuery } from '../data/query.ts';

export const couponsQuery = liveQuery(['coupons'], getCoupons);
export const ownCouponsQuery = (filter: OwnCouponFilter) =>
  liveQuery(['own-coupons', filter], (api) => getOwnCoupons(api, filter));
/** A checkout opens without its coupons. */
export const checkoutCouponsQuery = (lineIds: readonly string[], buyNow: boolean) => ({
  ...liveQuery(['checkout-coupons', lineIds.join(','), buyNow], (api) => getCheckoutCoupons(api, { lineIds, buyNow })),
  part: true,
});
