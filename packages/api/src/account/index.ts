export { DEVICE_HEADER, getUser, login, logout } from './calls.ts';
