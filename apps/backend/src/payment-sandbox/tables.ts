import type { Generated, Selectable } from 'kysely';
import type { Money } from '@rider/model/money';

/** The simulated behaviour of a test card's bank. */
export type CardConduct = 'pays' | 'declined' | 'insufficient-funds' | 'declined-once-saved' | 'asks' | 'contested';

/** A card of the sandbox, by its token. Number and security code are never stored. */
export interface SandboxCardTable {
  token: string;
  /** The sandbox customer; null until the bank's challenge is passed. */
  customer: string | null;
  cardholder: string;
  conduct: CardConduct;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  made_at: Date;
}

/** The state of a card payment's dispute, in Stripe's terms. */
export type DisputeStatus = 'needs_response' | 'won' | 'lost';

/** A payment at the sandbox, in cents, with the return path; `challenged` while the payer's bank requires consent. */
export interface SandboxPaymentTable {
  token: string;
  reference: string;
  amount: Money;
  return_path: string;
  state: 'open' | 'challenged' | 'paid' | 'declined';
  /** The simulated method; null for a recharge, and for rows older than this column. */
  method: string | null;
  /** State of the dispute; null without one. */
  dispute: DisputeStatus | null;
  /** The customer whose saved cards may pay; null for none. */
  customer: Generated<string | null>;
  made_at: Date;
}

/** A Setup Intent of the sandbox: one submission of a card. */
export interface SandboxSetupTable {
  token: string;
  customer: string;
  state: 'open' | 'challenged' | 'saved';
  /** The token of the submitted card. */
  card: string | null;
  made_at: Date;
}

/** A refund by the sandbox, in cents, by the shop's number of the refund. */
export interface SandboxRefundTable {
  number: string;
  reference: string;
  amount: Money;
  made_at: Date;
}

/** Tables of the payment provider's sandbox. */
export interface SandboxTables {
  sandbox_card: SandboxCardTable;
  sandbox_setup: SandboxSetupTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_refund: SandboxRefundTable;
}

/** A payment at the sandbox, as stored. */
export type SandboxPayment = Selectable<SandboxPaymentTable>;
