import type { Money } from '@rider/model/money';
import type { Generated } from 'kysely';

/** The one payment of an order, in cents; the database refuses a second. */
export interface PaymentTable {
  id: Generated<number>;
  order_id: number;
  buyer_id: number;
  method: string;
  amount: Money;
  paid_at: Date;
}

/** What was paid. */
export interface PaymentTables {
  payment: PaymentTable;
}
