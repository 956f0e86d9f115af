/**
 * States of a payout: requested, completed, rejected or unanswered for long, or settled manually by an operator.
 */
export const PAYOUT_STATES = ['pending', 'succeeded', 'failed', 'by-hand'] as const;
/** State of a payout. */
export type PayoutState = (typeof PAYOUT_STATES)[number];

/**
 * Reasons of a payout: a requested refund, an order that was closed or already paid, or a different amount than was due.
 */
export const PAYOUT_REASONS = ['refund', 'order-closed', 'paid-twice', 'other-amount'] as const;
/** Reason of a payout. */
export type PayoutReason = (typeof PAYOUT_REASONS)[number];
