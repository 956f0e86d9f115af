export { getCouriers, getParcelTrack } from './calls.ts';
export type * from './model.ts';
