export { getBalance, getBalanceRecords, getRechargeOffer, getRechargeStatus, startRecharge } from './calls.ts';
