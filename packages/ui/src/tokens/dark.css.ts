import { assignVars, globalStyle } from '@vanilla-extract/css';
import { tokens } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';
import { palette } from './palette.ts';

globalStyle('[data-theme="dark"], :host([data-theme="dark"])', {
  '@layer': {
    [themeLayer]: {
      colorScheme: 'dark',
      vars: assignVars(tokens.color, {
        ground: palette.grey900,
        groundQuiet: palette.grey850,
        groundRaised: palette.grey800,
        groundPicture: palette.grey75,
        groundStrong: palette.grey950,
        ink: palette.grey50,
        inkQuiet: palette.grey300,
        inkDisabled: palette.grey500,
        inkOnAccent: palette.grey950,
        inkOnStrong: palette.white,
        inkQuietOnStrong: palette.grey300,
        line: palette.grey700,
        lineStrong: palette.grey400,
        accent: palette.teal400,
        accentHover: palette.teal300,
        accentPressed: palette.teal300,
        accentSoft: palette.tealInk,
        focus: palette.teal300,
        danger: palette.red300,
        dangerSoft: palette.redInk,
        warning: palette.amber300,
        warningSoft: palette.amberInk,
        success: palette.green300,
        successSoft: palette.greenInk,
        star: palette.amber300,
        backdrop: palette.backdrop,
      }),
    },
  },
});
