import { globalLayer, style, type StyleRule } from '@vanilla-extract/css';

const rider = globalLayer('rider');
/** Element defaults; the weakest of our layers. */
export const resetLayer = globalLayer({ parent: rider }, 'reset');
/** Values of the tokens. */
export const themeLayer = globalLayer({ parent: rider }, 'theme');
/** Looks of components. */
export const componentLayer = globalLayer({ parent: rider }, 'components');
/** Layout of screens, which may override a component's outside. */
export const screenLayer = globalLayer({ parent: rider }, 'screens');

/** A class in the components layer: unlayered CSS of a host page always wins over it. */
export function componentStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [componentLayer]: rule } }, debugId);
}

/** A class in the screens layer, for a screen's own layout; wins over component styles whatever the link order. */
export function screenStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [screenLayer]: rule } }, debugId);
}
