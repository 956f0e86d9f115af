export { DEVICE_HEADER, getUser, login, logout } from './calls.ts';
export type { Session, User } from './model.ts';
