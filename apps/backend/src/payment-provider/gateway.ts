import type { Locale } from '@rider/model/locale';
import type { Money } from '@rider/model/money';

/** A payment method that a provider carries out, by its name on the wire. */
export type ProvidedMethod = 'weixin' | 'alipay' | 'stripe';

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
  locale: Locale;
}

/** A payment that was opened; `handle` is what opening it resolved to, null where its answer was lost. */
export interface KnownPayment {
  reference: string;
  handle: string | null;
}

/** A QR code, and the page of the provider that takes the same payment; null where there is none. */
export interface PresentedCode {
  kind: 'code';
  /** What the code says. */
  code: string;
  /** Absolute, or local for a sandbox. */
  page: string | null;
}

/** A form of the provider's script, drawn in the shop's page. */
export interface PresentedCardForm {
  kind: 'card-form';
  publishableKey: string;
  /** Lets the holder pay this one payment; of use to nobody else, and never stored or logged. */
  clientSecret: string;
  /** Local path of a sandbox's script in place of the provider's; null for real money. */
  sandboxScript: string | null;
}

/** What the payer's page shows of an open payment. */
export type PresentedPayment = PresentedCode | PresentedCardForm;

/** How a payment stands at its provider; `amount` is what was paid. */
export type SeenPayment =
  | { state: 'open' | 'requires-action' | 'failed' | 'cancelled' | 'disputed' | 'dispute-won' | 'dispute-lost' }
  | { state: 'paid'; amount: Money };

/** A payment of this shop as the provider lists it. */
export interface ListedPayment {
  reference: string;
  seen: SeenPayment;
}

/** A verified notice of a provider, which names the payment by the shop's reference or by the handle. */
export interface PaymentNotice {
  /** The provider's id of it, the same when it is sent again. */
  id: string;
  payment: { reference: string } | { handle: string };
  seen: SeenPayment;
}

/** Money to send back; the same number again sends nothing more. */
export interface PayBack extends KnownPayment {
  number: string;
  /** What was paid. */
  total: Money;
  amount: Money;
}

/** A notice whose signature, age or content is wrong. Its text names the reason and nothing of the notice. */
export class ForgedNotice extends Error {}

/** Why a provider refuses an account's keys: it does not know them, or they are of its test mode and not of the live one, or otherwise. */
export type KeyFault = 'refused' | 'other-mode';

/** Takes payments for orders by one method. Every call may reject; only `readNotice` rejects with ForgedNotice. */
export interface PaymentGateway {
  readonly method: ProvidedMethod;
  readonly isSandbox: boolean;
  /** Asks whether the provider knows the account's keys; null where nothing speaks against them. */
  findKeyFault(): Promise<KeyFault | null>;
  /** Opens a payment; resolves to the handle that stands for it from now on, which may be stored. */
  open(payment: NewPayment): Promise<string>;
  /** What the payer's page shows of an open payment. */
  present(payment: NewPayment & { handle: string }): Promise<PresentedPayment>;
  query(payment: KnownPayment): Promise<SeenPayment>;
  /** Gives an unpaid payment up; resolves to how it stands then. */
  cancel(payment: KnownPayment): Promise<SeenPayment>;
  payBack(order: PayBack): Promise<'succeeded' | 'pending' | 'failed'>;
  /** This shop's payments opened in a time (epoch milliseconds, the end excluded); absent where the provider lists them in files alone. */
  list?(from: number, until: number): Promise<ListedPayment[]>;
  /** Verifies a notice (`now` in epoch milliseconds); null for one of no interest. */
  readNotice(headers: Headers, body: string, now: number): Promise<PaymentNotice | null>;
}

/** Services of paying at a provider: the methods that this shop carries out, in the order in which they are offered. */
export interface GatewayServices {
  gateways: ReadonlyMap<string, PaymentGateway>;
}
