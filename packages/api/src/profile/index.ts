export * from './calls.ts';
export * from './devices.ts';
export type * from './wire.ts';
