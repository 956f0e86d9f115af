import { assignVars, globalStyle } from '@vanilla-extract/css';
import { tokens } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';
import { darkColors } from './themes.ts';

globalStyle('[data-theme="dark"], :host([data-theme="dark"])', {
  '@layer': { [themeLayer]: { colorScheme: 'dark', vars: assignVars(tokens.color, darkColors) } },
});
