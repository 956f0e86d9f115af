/**
 * States of money on its way back at a provider: ordered, arrived, refused or not answered for long, or settled by an operator in another
 * way.
 */
export const PAYOUT_STATES = ['pending', 'succeeded', 'failed', 'by-hand'] as const;
/** State of money on its way back. */
export type PayoutState = (typeof PAYOUT_STATES)[number];

/**
 * Why money goes back: a refund that the buyer asked for, money for an order that was closed or already paid, or another amount than was
 * due.
 */
export const PAYOUT_REASONS = ['refund', 'order-closed', 'paid-twice', 'other-amount'] as const;
/** Why money goes back. */
export type PayoutReason = (typeof PAYOUT_REASONS)[number];
