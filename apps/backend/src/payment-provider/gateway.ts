import type { Locale } from '@rider/model/locale';
import type { Money } from '@rider/model/money';
import type { CardFacts } from './provider.ts';

/** A payment method of a provider, by its name on the wire. */
export type ProvidedMethod = 'weixin' | 'alipay' | 'stripe';

/** A payment to open at a provider. Idempotent by `reference`. */
export interface NewPayment {
  /** The shop's number of the attempt. */
  reference: string;
  amount: Money;
  /** The description displayed by the provider. */
  description: string;
  /** Local path of the shop's page to which the provider's page redirects. */
  returnPath: string;
  expiresAt: Date;
  locale: Locale;
  /** The provider's customer id of the buyer whose saved cards may pay; null without one. */
  holder: string | null;
}

/** An opened payment; `handle` is the result of `open`, null if its answer was lost. */
export interface KnownPayment {
  reference: string;
  handle: string | null;
}

/** A QR code, and the provider's page for the same payment. */
export interface PresentedCode {
  kind: 'code';
  /** The content of the code. */
  code: string;
  /** Absolute, or local for a sandbox; null if the provider has no page. */
  page: string | null;
}

/** The parameters of the provider's script, which renders the card fields in the shop's page. */
export interface CardFields {
  publishableKey: string;
  /** Authorises only this payment or this card setup; never stored or logged. */
  clientSecret: string;
  /** Local path of the sandbox's script in place of the provider's; null for real money. */
  sandboxScript: string | null;
}

/** The provider's card form, rendered in the shop's page. */
export interface PresentedCardForm extends CardFields {
  kind: 'card-form';
}

/** The data of an open payment for the payer's page. */
export type PresentedPayment = PresentedCode | PresentedCardForm;

/**
 * The state of a payment at its provider; `amount` is the paid amount, `other-currency` a payment in a currency other than the shop's,
 * `unknown-state` a state or an amount that this shop cannot parse.
 */
export type SeenPayment =
  | { state: 'open' | 'requires-action' | 'failed' | 'cancelled' | 'disputed' | 'dispute-won' | 'dispute-lost' }
  | { state: 'other-currency' | 'unknown-state' }
  | { state: 'paid'; amount: Money };

/** A payment of this shop as the provider lists it. */
export interface ListedPayment {
  reference: string;
  seen: SeenPayment;
}

/** A payout as the provider lists it. */
export interface ListedPayout {
  number: string;
  /** The payment's, if the list contains it; else empty. */
  reference: string;
  amount: Money;
}

/** The provider's list of payments and payouts. */
export interface ListedMoney {
  payments: ListedPayment[];
  payouts: ListedPayout[];
}

/** The state of a payout at its provider. */
export interface SeenPayout {
  state: 'succeeded' | 'pending' | 'failed';
  amount: Money;
}

/** A verified webhook that names the payment by the shop's reference or by the handle. */
export interface PaymentWebhook {
  /** The provider's id of the webhook, the same for each repetition. */
  id: string;
  payment: { reference: string } | { handle: string };
  seen: SeenPayment;
}

/** A verified webhook about a submitted card, which names the setup. */
export interface SetupWebhook {
  setup: string;
}

/** A card saved at a provider, with its token there. */
export interface SavedCard extends CardFacts {
  token: string;
  cardholder: string;
}

/** Saves buyers' cards at a provider. A setup is one submission of one card. Every call may reject. */
export interface CardVault {
  /** The account's id; cards saved in one account cannot pay in another. */
  readonly account: string;
  readonly isSandbox: boolean;
  /** Creates a customer for a buyer at the provider on every call; resolves to its id. */
  addHolder(buyerId: number): Promise<string>;
  openSetup(holder: string): Promise<string>;
  /** The page's data of a setup; null for an ended one. */
  presentSetup(setup: string): Promise<CardFields | null>;
  querySetup(setup: string): Promise<'open' | 'cancelled' | { holder: string | null; card: SavedCard }>;
  /** Removes a card. Idempotent. */
  remove(token: string): Promise<void>;
}

/** A payout to send. Idempotent by `number`. */
export interface Payout extends KnownPayment {
  number: string;
  /** The paid amount. */
  total: Money;
  amount: Money;
}

/** A webhook with a wrong signature, age or content. The message is the reason, without content of the webhook. */
export class ForgedWebhook extends Error {}

/** Why a provider rejects an account's keys: they are unknown, or belong to the other mode, test or live. */
export type KeyFault = 'refused' | 'other-mode';

/** Takes payments for orders by one method. Every call may reject; only `readWebhook` rejects with {@link ForgedWebhook}. */
export interface PaymentGateway {
  readonly method: ProvidedMethod;
  readonly isSandbox: boolean;
  /** For how long a payment can be paid after it was opened, in milliseconds, if that is shorter than the time to pay an order. */
  readonly openFor?: number;
  /** Checks the account's keys at the provider; null if it does not reject them. */
  findKeyFault(): Promise<KeyFault | null>;
  /** Opens a payment; resolves to its handle, which may be stored. */
  open(payment: NewPayment): Promise<string>;
  /** The data of an open payment for the payer's page. */
  present(payment: NewPayment & { handle: string }): Promise<PresentedPayment>;
  query(payment: KnownPayment): Promise<SeenPayment>;
  /** Cancels an unpaid payment; resolves to its resulting state. */
  cancel(payment: KnownPayment): Promise<SeenPayment>;
  payOut(order: Payout): Promise<'succeeded' | 'pending' | 'failed'>;
  /** The state of a payout; null for a number unknown to the provider. */
  queryPayout(order: Payout): Promise<SeenPayout | null>;
  /**
   * Lists this shop's payments and payouts of a period (epoch milliseconds, the end excluded). A provider with one bill file per day of its
   * own time zone returns the file of the date of `from`; null while it is not written yet.
   */
  list(from: number, until: number): Promise<ListedMoney | null>;
  /** Saved cards for this method; absent if the method has none. */
  readonly cards?: CardVault;
  /** Verifies a webhook (`now` in epoch milliseconds); null for an irrelevant one. */
  readWebhook(headers: Headers, body: string, now: number): Promise<PaymentWebhook | SetupWebhook | null>;
}

/** Services of paying at a provider: the gateways of the offered methods, in display order. */
export interface GatewayServices {
  gateways: ReadonlyMap<string, PaymentGateway>;
}
