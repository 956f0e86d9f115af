export { getBalance, getBalanceRecords, getRechargeOffer, getRechargeStatus, startRecharge } from './calls.ts';
export type * from './wire.ts';
