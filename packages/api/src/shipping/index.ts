export { getCouriers, getParcelTrack } from './calls.ts';
