import type { Generated } from 'kysely';

/** Money a buyer pays in through the payment provider, in cents; booked once it is paid. */
export interface RechargeTable {
  id: Generated<number>;
  number: string;
  buyer_id: number;
  amount: number;
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
  recharge: RechargeTable;
}
