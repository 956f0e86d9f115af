export * from './calls.ts';
export type * from './wire.ts';
