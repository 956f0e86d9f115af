export { getCouriers, getParcelTrack } from './calls.ts';
export type * from './wire.ts';
export type * from './option-wire.ts';
