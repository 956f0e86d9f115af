export { media } from './breakpoints.ts';
export { tokens } from './contract.css.ts';
export { componentStyle, screenStyle } from './layered-style.ts';
