import { assignVars, globalStyle } from '@vanilla-extract/css';
import { tokens } from '../src/tokens/contract.css.ts';
import { themeLayer } from '../src/tokens/layers.css.ts';
import { lightColors, type ThemeColors } from '../src/tokens/themes.ts';

const PAPER = '#ffffff';
const PENCIL = '#000000';
/** Backgrounds and soft fills are paper; everything drawn on them is pencil. */
const isPaper = /^ground|Soft$|^inkOn|^inkQuietOn/;

/** Strong backgrounds are pencil, with paper on them. */
const wireframeColors = Object.fromEntries(
  Object.keys(lightColors).map((name) => [name, isPaper.test(name) && name !== 'groundStrong' ? PAPER : PENCIL]),
) as ThemeColors;

// For tests only, never published: whatever still has a colour or curve in this theme bypasses the tokens.
globalStyle('[data-theme="wireframe"]', {
  '@layer': {
    [themeLayer]: {
      colorScheme: 'light',
      vars: {
        ...assignVars(tokens.color, wireframeColors),
        ...assignVars(tokens.font, { body: 'monospace', mono: 'monospace' }),
        ...assignVars(tokens.weight, { regular: '400', medium: '400', bold: '400' }),
        ...assignVars(tokens.radius, { control: '0', card: '0', round: '0' }),
        ...assignVars(tokens.shadow, { raised: 'none', overlay: 'none' }),
      },
    },
  },
});
