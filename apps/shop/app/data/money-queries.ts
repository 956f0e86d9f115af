import { getBalance, getBalanceRecords, getRechargeOffer, getRechargeStatus } from '@rider/api/balance';
import type { BalanceRecordQuery } from '@rider/model/balance';
import { getCards } from '@rider/api/card';
import { getCheckoutCoupons, getCoupons, getOwnCoupons } from '@rider/api/coupon';
import type { OwnCouponFilter } from '@rider/model/coupon';
import { liveQuery, query } from './query.ts';

// Separate from queries.ts, so that a first visit loads no code of payments.

export const balanceQuery = liveQuery(['balance'], getBalance);
export const balanceRecordsQuery = (list: BalanceRecordQuery) =>
  liveQuery(['balance-records', list], (api) => getBalanceRecords(api, list));
export const rechargeOfferQuery = query(['recharge-offer'], getRechargeOffer);
export const rechargeStatusQuery = (number: string) =>
  liveQuery(['recharge-status', number], (api) => getRechargeStatus(api, number));
export const cardsQuery = liveQuery(['cards'], getCards);
export const couponsQuery = liveQuery(['coupons'], getCoupons);
export const ownCouponsQuery = (filter: OwnCouponFilter) =>
  liveQuery(['own-coupons', filter], (api) => getOwnCoupons(api, filter));
export const checkoutCouponsQuery = (lineIds: readonly string[], buyNow: boolean) =>
  liveQuery(['checkout-coupons', lineIds.join(','), buyNow], (api) => getCheckoutCoupons(api, { lineIds, buyNow }));
