import type { Money } from '@rider/model/money';
import type { Generated } from 'kysely';

/** The one payment of an order, in cents; a unique constraint prevents a second. */
export interface PaymentTable {
  id: Generated<number>;
  order_id: number;
  buyer_id: number;
  method: string;
  amount: Money;
  paid_at: Date;
}

/** Tables of payments. */
export interface PaymentTables {
  payment: PaymentTable;
}
