import type { Money } from '../money/index.ts';

/** A buyer's balance (`user/balance`). */
export interface Balance {
  available: Money;
  /** Sum of all payments in. */
  recharged: Money;
  /** Sum of all payments from the balance, less refunds. */
  consumed: Money;
}

/** Reason of a balance change. `other` is a kind unknown to this package. */
export type BalanceRecordKind = 'opening' | 'payment' | 'refund' | 'recharge' | 'top-up' | 'other';

/** An entry of the ledger (`pc/get_balance_record`). */
export interface BalanceRecord {
  id: string;
  kind: BalanceRecordKind;
  /** The backend's name for it, for kinds unknown to this package. */
  title: string;
  /** An operator's note. */
  note: string;
  /** Positive for income, negative for expenditure. */
  amount: Money;
  /** The balance after the entry; null where the backend does not provide it. */
  balance: Money | null;
  /** Epoch milliseconds. */
  at: number;
  /** The related order. */
  orderNumber: string | null;
}

/** Filter and page of the ledger. Days are ISO dates in UTC, both included. */
export interface BalanceRecordQuery {
  page?: number;
  pageSize?: number;
  direction?: 'income' | 'expenditure';
  from?: string;
  until?: string;
}

/** A page of the ledger, newest first. */
export interface BalanceRecords {
  items: BalanceRecord[];
  total: number;
}

/** What can be paid in (`recharge/index`). */
export interface RechargeOffer {
  /** Preset amounts. */
  amounts: Money[];
  minimum: Money;
  maximum: Money;
  /** The payment provider is a sandbox: no real money moves. */
  sandbox: boolean;
  /** False where no payment provider is configured. */
  available: boolean;
}

/** A started payment in (`recharge/recharge`). */
export interface StartedRecharge {
  number: string;
  /** Address of the payment provider's page. */
  address: string;
}

/** State of a payment in (`recharge/status`). */
export interface RechargeStatus {
  number: string;
  state: 'open' | 'paid' | 'declined';
  amount: Money;
}
