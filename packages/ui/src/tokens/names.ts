export { media } from './breakpoints.ts';
export { tokens } from './contract.css.ts';
