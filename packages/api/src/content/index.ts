export * from './calls.ts';
export * from './feedback.ts';
export type * from './wire.ts';
