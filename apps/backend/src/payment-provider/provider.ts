import type { Money } from '@rider/model/money';
import type { Locale } from '@rider/model/locale';

/** The facts of a card that a provider discloses; never its number. */
export interface CardFacts {
  brand: string;
  last4: string;
  /** 1 to 12. */
  expiryMonth: number;
  expiryYear: number;
}

/** State of a payment at the provider. */
export type ProviderPaymentState = 'open' | 'paid' | 'declined';

/** A payment to open at the provider. */
export interface PaymentRequest {
  /** The shop's number of the payment. */
  reference: string;
  amount: Money;
  /** Local path of the shop's page to which the buyer returns. */
  returnPath: string;
  locale: Locale;
}

/** Takes payments into balances. */
export interface PaymentProvider {
  readonly name: 'sandbox';
  /** Opens a payment; `address` is the provider's page for it. */
  startPayment(request: PaymentRequest): Promise<{ token: string; address: string }>;
  /** The provider's page of an open payment. */
  paymentAddress(token: string, locale: Locale): Promise<string>;
  /** State of a payment; the only source of truth about it. */
  paymentState(token: string): Promise<ProviderPaymentState>;
  /** Declines a payment that is still open; resolves to its state afterwards. */
  closePayment(token: string): Promise<ProviderPaymentState>;
}
