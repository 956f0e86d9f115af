import type { Money } from '@rider/model/money';
import type { Locale } from '@rider/model/locale';

/** What a provider tells of a card; it keeps the number to itself (R6.9). */
export interface CardFacts {
  brand: string;
  last4: string;
  /** 1 to 12. */
  expiryMonth: number;
  expiryYear: number;
}

/** How a payment stands at the provider. */
export type ProviderPaymentState = 'open' | 'paid' | 'declined';

/** A payment the provider is asked for. Cents. */
export interface PaymentRequest {
  /** Our number of it. */
  reference: string;
  amount: Money;
  /** The page of the shop to which the buyer comes back, a local path. */
  returnPath: string;
  locale: Locale;
}

/** Who takes money and keeps cards for the shop. Nobody else ever sees a card number. */
export interface PaymentProvider {
  readonly name: 'sandbox';
  /** The address of the provider's element for card data, for one holder of cards, to be framed; it hands the page a token. */
  cardElement(holder: string): Promise<string>;
  /** Opens a payment; the buyer goes on at `address`. */
  startPayment(request: PaymentRequest): Promise<{ token: string; address: string }>;
  /** Where the buyer goes on with a payment that was opened before. */
  paymentAddress(token: string, locale: Locale): Promise<string>;
  /** How a payment stands; the provider's word is the only one that counts. */
  paymentState(token: string): Promise<ProviderPaymentState>;
  /** Ends a payment that is still open, as if it had been declined; answers how it stands then. */
  closePayment(token: string): Promise<ProviderPaymentState>;
  /** What is behind a card's token; null for an unknown one. */
  findCard(token: string): Promise<CardFacts | null>;
}
