export { Announcer, announce } from './announcer.tsx';
