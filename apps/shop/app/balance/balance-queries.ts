import { getBalance, getBalanceRecords, getRechargeOffer, getRechargeStatus } from '@rider/api/balance';
import type { BalanceRecordQuery } from '@rider/model/balance';
import { getCards } from '@rider/api/card';
import { asPart, liveQuery, partQuery } from '../data/query.ts';

// Separate from queries.ts, so that a first page loads no code of payments.

export const balanceQuery = liveQuery(['balance'], getBalance);
export const balanceRecordsQuery = (list: BalanceRecordQuery) =>
  asPart(liveQuery(['balance-records', list], (api) => getBalanceRecords(api, list)));
export const rechargeOfferQuery = partQuery(['recharge-offer'], getRechargeOffer);
export const rechargeStatusQuery = (number: string) =>
  asPart(liveQuery(['recharge-status', number], (api) => getRechargeStatus(api, number)));
export const cardsQuery = liveQuery(['cards'], getCards);
