export { media, tokens } from './names.ts';
export { componentTokens } from './component-tokens.ts';
export { componentStyle, screenStyle } from './layered-style.ts';
export { pageSides } from './page-sides.ts';
export { steps } from './steps.ts';
export { laidOutWhenNear } from './laid-out-when-near.ts';
export { inlineRow, row, wrappingRow } from './layouts.ts';
