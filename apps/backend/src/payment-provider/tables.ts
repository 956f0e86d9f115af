import type { Generated, Selectable } from 'kysely';
import type { Money } from '@rider/model/money';

/** What the bank of a test card does. */
export type CardConduct = 'pays' | 'declined' | 'insufficient-funds' | 'declined-once-saved' | 'asks' | 'contested';

/** A card of the sandbox, by its token. Number and security code are never stored. */
export interface SandboxCardTable {
  token: string;
  /** Whose it is at the sandbox; null for one that its bank still asks about. */
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

/** A payment at the sandbox, in cents, with the path to return to; `challenged` while the payer's bank asks for consent. */
export interface SandboxPaymentTable {
  token: string;
  reference: string;
  amount: Money;
  return_path: string;
  state: 'open' | 'challenged' | 'paid' | 'declined';
  /** The method of the provider that the sandbox stood for; null for paying in, and for older ones. */
  method: string | null;
  /** Whether the payer's bank contests it; null where it never did. */
  dispute: DisputeStatus | null;
  /** Whose saved cards may pay it; null for nobody's. */
  customer: Generated<string | null>;
  made_at: Date;
}

/** A Setup Intent of the sandbox: one handing in of a card. */
export interface SandboxSetupTable {
  token: string;
  customer: string;
  state: 'open' | 'challenged' | 'saved';
  /** The token of the submitted card. */
  card: string | null;
  made_at: Date;
}

/** Money that the sandbox sent back, in cents, by the shop's number of the refund. */
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
