import { globalLayer } from '@vanilla-extract/css';

const rider = globalLayer('rider');
/** Element defaults; the weakest layer. */
export const resetLayer = globalLayer({ parent: rider }, 'reset');
/** Values of the tokens. */
export const themeLayer = globalLayer({ parent: rider }, 'theme');
/** Looks of components. */
export const componentLayer = globalLayer({ parent: rider }, 'components');
/** Layout of screens, which may override a component's outer styles. */
export const screenLayer = globalLayer({ parent: rider }, 'screens');
