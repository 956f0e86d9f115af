export * from './calls.ts';
export * from './cross-references.ts';
export * from './stock-reminder.ts';
export type * from './wire.ts';
