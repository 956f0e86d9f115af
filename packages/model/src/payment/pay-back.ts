/**
 * States of money on its way back at a provider: ordered, arrived, refused or not answered for long, or settled by an operator in another
 * way.
 */
export const PAY_BACK_STATES = ['pending', 'succeeded', 'failed', 'by-hand'] as const;
/** State of money on its way back. */
export type PayBackState = (typeof PAY_BACK_STATES)[number];

/**
 * Why money goes back: a refund that the buyer asked for, money for an order that was closed or already paid, or another amount than was
 * due.
 */
export const PAY_BACK_REASONS = ['refund', 'order-closed', 'paid-twice', 'other-amount'] as const;
/** Why money goes back. */
export type PayBackReason = (typeof PAY_BACK_REASONS)[number];
