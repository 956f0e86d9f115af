import { style, type StyleRule } from '@vanilla-extract/css';
import { componentLayer, screenLayer } from './layers.css.ts';

/** A class in the components layer: unlayered CSS of a host page wins over it. */
export function componentStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [componentLayer]: rule } }, debugId);
}

/** A class in the screens layer, for a screen's own layout; wins over component styles in any order of stylesheets. */
export function screenStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [screenLayer]: rule } }, debugId);
}
