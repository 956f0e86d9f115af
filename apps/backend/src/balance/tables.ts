import type { Money } from '@rider/model/money';
import type { ColumnType, Generated } from 'kysely';

/** Why a balance changed: opening balance, payment of an order, refund, recharge, top-up by an operator. */
export type BalanceEntryKind = 'opening' | 'payment' | 'refund' | 'recharge' | 'top-up';

/** A booking on a buyer's balance, in signed cents. All bookings of a buyer add up to the balance. */
export interface BalanceEntryTable {
  id: Generated<number>;
  buyer_id: number;
  kind: BalanceEntryKind;
  amount: Money;
  balance_after: Money;
  order_id: number | null;
  recharge_id: ColumnType<number | null, number | null | undefined, never>;
  refund_id: ColumnType<number | null, number | null | undefined, never>;
  /** An operator's note. */
  note: Generated<string>;
  /** Idempotency key of the operator's request. */
  request_key: Generated<string | null>;
  booked_at: Date;
}

/** A payment of a buyer through the payment provider, in cents; booked once it is paid. */
export interface RechargeTable {
  id: Generated<number>;
  number: string;
  buyer_id: number;
  amount: Money;
  state: 'open' | 'paid' | 'declined';
  /** The order to pay once the money is booked; null for a plain recharge. */
  order_id: number | null;
  /** The provider's token of the payment. */
  provider_token: string;
  created_at: Date;
  closed_at: Date | null;
}

/** Tables of balances. */
export interface BalanceTables {
  balance_entry: BalanceEntryTable;
  recharge: RechargeTable;
}
