export { getCouriers, getParcelTrack } from './calls.ts';
export type * from './wire.ts';
