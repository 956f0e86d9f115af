import type { Money } from '@rider/model/money';

/** A card that the sandbox knows by its token. Its number and security code are never kept. */
export interface SandboxCardTable {
  token: string;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  made_at: Date;
}

/** A payment at the sandbox, in cents, and where its page leads back to. */
export interface SandboxPaymentTable {
  token: string;
  reference: string;
  amount: Money;
  return_path: string;
  state: 'open' | 'paid' | 'declined';
  made_at: Date;
}

/** The key by which the element of a holder takes cards. */
export interface SandboxCardKeyTable {
  holder: string;
  key: string;
  expires_at: Date;
}

/** What the sandbox of the payment provider remembers. */
export interface SandboxTables {
  sandbox_card: SandboxCardTable;
  sandbox_card_key: SandboxCardKeyTable;
  sandbox_payment: SandboxPaymentTable;
}
