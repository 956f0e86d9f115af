export { media, tokens } from './names.ts';
export { componentTokens } from './component-tokens.ts';
export { componentStyle, screenStyle } from './layered-style.ts';
export { steps } from './steps.ts';
