export * from './calls.ts';
export type { MemberInput } from './member-wire.ts';
