import type { Money } from '@rider/model/money';
import type { PayoutReason, PayoutState, PaymentEvent, PaymentState } from '@rider/model/payment';
import type { Generated, Selectable } from 'kysely';

/** The one payment of an order, in cents; a unique constraint prevents a second. */
export interface PaymentTable {
  id: Generated<number>;
  order_id: number;
  buyer_id: number;
  method: string;
  amount: Money;
  paid_at: Date;
}

/** An attempt to pay an order at a provider, in cents. The order's single row in `payment` pays it. */
export interface PaymentAttemptTable {
  id: Generated<number>;
  /** The shop's number of the attempt, also used at the provider. */
  reference: string;
  order_id: number;
  buyer_id: number;
  method: string;
  amount: Money;
  /** The paid amount if it differs; else null. */
  received: Generated<Money | null>;
  /** The amount of all payouts, sent or pending. */
  refunded: Generated<Money>;
  state: PaymentState;
  /** The provider's handle for the payer's page, such as the content of a QR code. */
  presented: string | null;
  created_at: Date;
  /** When the provider was last queried. */
  asked_at: Date | null;
  closed_at: Date | null;
}

/** An attempt as stored. */
export type PaymentAttempt = Selectable<PaymentAttemptTable>;

/** The paid amount of a paid attempt. */
export const paidOf = ({ amount, received }: Pick<PaymentAttempt, 'amount' | 'received'>): Money => received ?? amount;

/** An event of an attempt. `provider_event` is the provider's id of the webhook, unique with the event. */
export interface PaymentEventTable {
  id: Generated<number>;
  attempt_id: number;
  event: PaymentEvent;
  state: PaymentState;
  provider_event: string | null;
  happened_at: Date;
}

/** A payout through the provider, in cents; `number` is its idempotency key. */
export interface ProviderRefundTable {
  id: Generated<number>;
  number: string;
  attempt_id: number;
  refund_id: number | null;
  amount: Money;
  reason: PayoutReason;
  state: PayoutState;
  tries: Generated<number>;
  /** How an operator settled it by hand; empty otherwise. */
  note: Generated<string>;
  created_at: Date;
  settled_at: Date | null;
}

/** Tables of payments. */
export interface PaymentTables {
  payment: PaymentTable;
  payment_attempt: PaymentAttemptTable;
  payment_event: PaymentEventTable;
  provider_refund: ProviderRefundTable;
}
