/**
 * How a payment differs between the shop and its provider: paid there and not here, or here and not there, with another amount, unknown
 * here, or without an answer.
 */
export const PAYMENT_DIFFERENCES = ['paid-there', 'paid-here', 'amount', 'unknown-here', 'unanswered'] as const;
/** How a payment differs between the shop and its provider. */
export type PaymentDifference = (typeof PAYMENT_DIFFERENCES)[number];
