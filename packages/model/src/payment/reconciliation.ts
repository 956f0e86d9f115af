import type { Money } from '../money/index.ts';

/**
 * How a payment differs between the shop and its provider: paid there and not here, or here and not there, with another amount or currency,
 * unknown here, or without an answer. How money back differs: sent there and not here, or here and not there, with another amount, or unknown here.
 */
export const PAYMENT_DIFFERENCES = [
  'paid-there',
  'paid-here',
  'amount',
  'currency',
  'unknown-here',
  'unanswered',
  'returned-there',
  'returned-here',
  'return-amount',
  'return-unknown-here',
] as const;
/** How a payment differs between the shop and its provider. */
export type PaymentDifference = (typeof PAYMENT_DIFFERENCES)[number];

/** A payment, or money back, on which the shop and its provider do not agree; null where nothing was paid or is known. */
export interface PaymentMismatch {
  kind: PaymentDifference;
  /** The method by its name on the wire. */
  method: string;
  /** Empty where the provider's list did not come, or does not name it. */
  reference: string;
  /** The number of money back; empty where the payment itself differs. */
  payout: string;
  ours: Money | null;
  theirs: Money | null;
}

/** What comparing a day's payments with their providers found. */
export interface Reconciliation {
  /** Payments that were compared. */
  compared: number;
  /** Orders to send money back that were compared. */
  payouts: number;
  /** What was paid by the shop's books, and by the providers' reports. */
  ours: Money;
  theirs: Money;
  differences: PaymentMismatch[];
  /** Methods whose provider has not written its list of the day yet. */
  unlisted: readonly string[];
  /** Whether there were more payments than one run compares. */
  isCut: boolean;
}
