import type { Money } from '@rider/model/money';
import type { ColumnType, Generated } from 'kysely';

/**
 * Why a balance changed: money it began with, an order paid from it, money back for an order, money the buyer paid in, money an
 * operator added.
 */
export type BalanceEntryKind = 'opening' | 'payment' | 'refund' | 'recharge' | 'top-up';

/** A booking on a buyer's balance; all bookings of a buyer add up to the balance. Signed cents. */
export interface BalanceEntryTable {
  id: Generated<number>;
  buyer_id: number;
  kind: BalanceEntryKind;
  amount: Money;
  balance_after: Money;
  order_id: number | null;
  recharge_id: ColumnType<number | null, number | null | undefined, never>;
  refund_id: ColumnType<number | null, number | null | undefined, never>;
  /** An operator's word on it. */
  note: Generated<string>;
  /** The desk's name of the request, so that one that is repeated books nothing more. */
  request_key: Generated<string | null>;
  booked_at: Date;
}

/** Money a buyer pays in through the payment provider, in cents; booked once it is paid. */
export interface RechargeTable {
  id: Generated<number>;
  number: string;
  buyer_id: number;
  amount: Money;
  state: 'open' | 'paid' | 'declined';
  /** The order that it is to pay once it is booked; null for money that only fills the balance. */
  order_id: number | null;
  /** By which the provider knows the payment. */
  provider_token: string;
  created_at: Date;
  closed_at: Date | null;
}

/** What was paid in. */
export interface BalanceTables {
  balance_entry: BalanceEntryTable;
  recharge: RechargeTable;
}
