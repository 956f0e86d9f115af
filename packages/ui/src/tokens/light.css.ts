import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { tokens } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';
import { scaleChanges, scales } from './scales.ts';
import { lightColors, shadows } from './themes.ts';

const { color, shadow, ...rest } = tokens;

// Repeated for light elements in a dark page and for high contrast, which changes only some of the values.
globalStyle(':root, :host, [data-theme="light"], [data-theme="contrast"]', {
  '@layer': {
    [themeLayer]: {
      colorScheme: 'light',
      vars: { ...assignVars(color, lightColors), ...assignVars(shadow, shadows), ...assignVars(rest, scales) },
      '@media': {
        [media.medium]: { vars: { [tokens.space.gutter]: scaleChanges.medium['space.gutter'] } },
        [media.wide]: { vars: { [tokens.size.container]: scaleChanges.wide['size.container'] } },
        [media.reducedMotion]: {
          vars: {
            [tokens.motion.fast]: scaleChanges.reducedMotion['motion.fast'],
            [tokens.motion.normal]: scaleChanges.reducedMotion['motion.normal'],
          },
        },
      },
    },
  },
});
