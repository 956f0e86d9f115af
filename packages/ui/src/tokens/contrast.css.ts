import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { tokens } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';
import { contrastChanges, contrastThickBorder, darkContrastChanges, type ThemeColors } from './themes.ts';

/** Returns the changed variables only: high contrast is a partial theme on top of another one. */
function changed(changes: Partial<ThemeColors>): Record<string, string> {
  const names = Object.keys(changes) as (keyof ThemeColors)[];
  const colors = names.flatMap((name) => (changes[name] === undefined ? [] : [[tokens.color[name], changes[name]]]));
  return { ...(Object.fromEntries(colors) as Record<string, string>), [tokens.border.thick]: contrastThickBorder };
}

globalStyle('[data-theme="contrast"], :host([data-theme="contrast"])', {
  '@layer': { [themeLayer]: { vars: changed(contrastChanges) } },
});

// Follows the system's contrast preference in both schemes, so that hosts need not.
globalStyle(':root:not([data-theme]), :host(:not([data-theme])), [data-theme="light"]', {
  '@media': { [media.moreContrast]: { '@layer': { [themeLayer]: { vars: changed(contrastChanges) } } } },
});
globalStyle('[data-theme="dark"], :host([data-theme="dark"])', {
  '@media': { [media.moreContrast]: { '@layer': { [themeLayer]: { vars: changed(darkContrastChanges) } } } },
});
