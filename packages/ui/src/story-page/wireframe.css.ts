import { assignVars, globalStyle } from '@vanilla-extract/css';
import { tokens } from '../tokens/contract.css.ts';
import { themeLayer } from '../tokens/layers.css.ts';
import { wireframeColors } from './wireframe.ts';

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
