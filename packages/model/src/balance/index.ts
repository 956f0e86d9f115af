import type { Money } from '../money/index.ts';

/** A buyer's balance (R6.6, `user/balance`). */
export interface Balance {
  available: Money;
  /** All that was ever paid in. */
  recharged: Money;
  /** All that was ever paid from it, less what came back. */
  consumed: Money;
}

/** Why a balance changed. `other` is what this package does not know. */
export type BalanceRecordKind = 'opening' | 'payment' | 'refund' | 'recharge' | 'top-up' | 'other';

/** A line of the ledger (`pc/get_balance_record`). */
export interface BalanceRecord {
  id: string;
  kind: BalanceRecordKind;
  /** The backend's word on it, for kinds this package does not know. */
  title: string;
  /** What an operator wrote. */
  note: string;
  /** Positive for income, negative for expenditure. */
  amount: Money;
  /** The balance after it; null where the backend does not say. */
  balance: Money | null;
  /** Epoch milliseconds. */
  at: number;
  /** The order it is about. */
  orderNumber: string | null;
}

/** Which lines of the ledger are asked for; days are ISO, in UTC, and both belong to the range. */
export interface BalanceRecordQuery {
  page?: number;
  pageSize?: number;
  direction?: 'income' | 'expenditure';
  from?: string;
  until?: string;
}

/** A page of the ledger, the newest first. */
export interface BalanceRecords {
  items: BalanceRecord[];
  total: number;
}

/** What can be paid in (`recharge/index`). */
export interface RechargeOffer {
  /** Amounts that are offered with one press. */
  amounts: Money[];
  minimum: Money;
  maximum: Money;
  /** Nobody's money moves: the payment provider is a sandbox. */
  sandbox: boolean;
  /** False where no payment provider has a page to which paying in could lead. */
  available: boolean;
}

/** A payment that was begun (`recharge/recharge`). */
export interface StartedRecharge {
  number: string;
  /** Where the payment provider takes it from here. */
  address: string;
}

/** What became of a payment (`recharge/status`). */
export interface RechargeStatus {
  number: string;
  state: 'open' | 'paid' | 'declined';
  amount: Money;
}
