export * from './reconciliation.ts';
export * from './payout.ts';
export * from './states.ts';
