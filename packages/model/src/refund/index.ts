export type * from './refund.ts';
export * from './states.ts';
