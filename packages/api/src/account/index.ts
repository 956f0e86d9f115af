export { DEVICE_HEADER, getUser, login, logout } from './calls.ts';
export type * from './wire.ts';
