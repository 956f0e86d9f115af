import type { Locale } from '@rider/model/locale';
import type { Money } from '@rider/model/money';
import type { CardFacts } from './provider.ts';

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
  /** The provider's id of the buyer whose saved cards may pay; null without one. */
  holder: string | null;
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

/** What the provider's script needs to draw its fields in the shop's page. */
export interface CardFields {
  publishableKey: string;
  /** Lets its holder pay this payment or submit this card, nothing else; never stored or logged. */
  clientSecret: string;
  /** Local path of a sandbox's script in place of the provider's; null for real money. */
  sandboxScript: string | null;
}

/** A form of the provider's script, drawn in the shop's page. */
export interface PresentedCardForm extends CardFields {
  kind: 'card-form';
}

/** What the payer's page shows of an open payment. */
export type PresentedPayment = PresentedCode | PresentedCardForm;

/**
 * The state of a payment at its provider; `amount` is what was paid, `other-currency` money that is not in the shop's currency, and
 * `unknown-state` a state or an amount that this shop cannot read.
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

/** Money that went back, as the provider lists it. */
export interface ListedPayout {
  number: string;
  /** The payment's, where the list names it; else empty. */
  reference: string;
  amount: Money;
}

/** What the provider lists of a day. */
export interface ListedMoney {
  payments: ListedPayment[];
  payBacks: ListedPayout[];
}

/** The state of a payout at its provider. */
export interface SeenPayout {
  state: 'succeeded' | 'pending' | 'failed';
  amount: Money;
}

/** A verified webhook that names the payment by the shop's reference or by the handle. */
export interface PaymentWebhook {
  /** The provider's id of it, the same when it is sent again. */
  id: string;
  payment: { reference: string } | { handle: string };
  seen: SeenPayment;
}

/** A verified webhook about a submitted card, which names the setup. */
export interface SetupWebhook {
  setup: string;
}

/** A card saved at a provider, with the provider's token. */
export interface SavedCard extends CardFacts {
  token: string;
  cardholder: string;
}

/** Saves the cards of buyers at a provider. A setup is one submission of one card. Every call may reject. */
export interface CardVault {
  /** The account; cards of one account cannot pay at another. */
  readonly account: string;
  readonly isSandbox: boolean;
  /** Resolves to the provider's name for a buyer, a new one each time. */
  addHolder(buyerId: number): Promise<string>;
  openSetup(holder: string): Promise<string>;
  /** What the page shows of a setup; null for one that has ended. */
  presentSetup(setup: string): Promise<CardFields | null>;
  querySetup(setup: string): Promise<'open' | 'cancelled' | { holder: string | null; card: SavedCard }>;
  /** Gives a card up; one that is given up already is no error. */
  forget(token: string): Promise<void>;
}

/** Money to send back; the same number again sends nothing more. */
export interface Payout extends KnownPayment {
  number: string;
  /** What was paid. */
  total: Money;
  amount: Money;
}

/** A webhook whose signature, age or content is wrong. Its message names the reason, without content of the webhook. */
export class ForgedWebhook extends Error {}

/** Why a provider refuses an account's keys: it does not know them, or they are of its test mode and not of the live one, or otherwise. */
export type KeyFault = 'refused' | 'other-mode';

/** Takes payments for orders by one method. Every call may reject; only `readNotice` rejects with ForgedNotice. */
export interface PaymentGateway {
  readonly method: ProvidedMethod;
  readonly isSandbox: boolean;
  /** Asks whether the provider knows the account's keys; null where nothing speaks against them. */
  findKeyFault(): Promise<KeyFault | null>;
  /** Opens a payment; resolves to its handle, which may be stored. */
  open(payment: NewPayment): Promise<string>;
  /** What the payer's page shows of an open payment. */
  present(payment: NewPayment & { handle: string }): Promise<PresentedPayment>;
  query(payment: KnownPayment): Promise<SeenPayment>;
  /** Cancels an unpaid payment; resolves to its state after that. */
  cancel(payment: KnownPayment): Promise<SeenPayment>;
  payBack(order: Payout): Promise<'succeeded' | 'pending' | 'failed'>;
  /** The state of a payout; null where the provider does not know its number. */
  queryPayBack(order: Payout): Promise<SeenPayout | null>;
  /**
   * This shop's money of a time (epoch milliseconds, the end excluded). A provider that lists in files has one for each day of its own time
   * zone, and answers the one of the date of `from`; null while that is not written yet.
   */
  list(from: number, until: number): Promise<ListedMoney | null>;
  /** Keeps cards that can pay by this method; absent where the method has none. */
  readonly cards?: CardVault;
  /** Verifies a webhook (`now` in epoch milliseconds); null for an irrelevant one. */
  readNotice(headers: Headers, body: string, now: number): Promise<PaymentWebhook | SetupWebhook | null>;
}

/** Services of paying at a provider: the methods that this shop carries out, in the order in which they are offered. */
export interface GatewayServices {
  gateways: ReadonlyMap<string, PaymentGateway>;
}
