import type { Locale } from '@rider/model/locale';
import type { Money } from '@rider/model/money';

/** A payment method that a provider carries out. */
export type ProvidedMethod = 'weixin';

/** A payment to open at a provider. Opening the same reference again answers the same payment. */
export interface NewPayment {
  /** The shop's number of the attempt. */
  reference: string;
  amount: Money;
  /** What the payer reads at the provider. */
  description: string;
  /** Local path of the shop's page to which a provider with pages leads back. */
  returnPath: string;
  expiresAt: Date;
}

/** How a payment stands at its provider; `amount` is what was paid. */
export type SeenPayment = { state: 'open' | 'failed' | 'cancelled' } | { state: 'paid'; amount: Money };

/** A verified notice of a provider. */
export interface PaymentNotice {
  /** The provider's id of it, the same when it is sent again. */
  id: string;
  reference: string;
  seen: SeenPayment;
}

/** Money to send back; the same number again sends nothing more. */
export interface PayBack {
  number: string;
  reference: string;
  /** What was paid. */
  total: Money;
  amount: Money;
}

/** A notice whose signature, age or content is wrong. Its text names the reason and nothing of the notice. */
export class ForgedNotice extends Error {}

/** Takes payments for orders by one method. Every call may throw; only `readNotice` throws ForgedNotice. */
export interface PaymentGateway {
  readonly method: ProvidedMethod;
  /** The page on which a sandbox lets its payer decide; null for a real provider. */
  sandboxPage(reference: string, locale: Locale): Promise<string | null>;
  /** Opens a payment; resolves to what the payer's QR code says. */
  open(payment: NewPayment): Promise<string>;
  query(reference: string): Promise<SeenPayment>;
  /** Gives an unpaid payment up; resolves to how it stands then. */
  cancel(reference: string): Promise<SeenPayment>;
  payBack(order: PayBack): Promise<'succeeded' | 'pending' | 'failed'>;
  /** Verifies a notice (`now` in epoch milliseconds); null for one of no interest. */
  readNotice(headers: Headers, body: string, now: number): PaymentNotice | null;
}

/** Services of paying at a provider: the methods that this shop carries out. */
export interface GatewayServices {
  gateways: ReadonlyMap<string, PaymentGateway>;
}
