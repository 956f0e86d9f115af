import { palette } from './palette.ts';

/** Light values of the colour tokens. */
export const lightColors = {
  ground: palette.white,
  groundQuiet: palette.grey50,
  groundRaised: palette.white,
  groundPicture: palette.grey75,
  groundStrong: palette.grey900,
  ink: palette.grey900,
  inkQuiet: palette.grey600,
  inkDisabled: palette.grey500,
  inkOnAccent: palette.white,
  inkOnStrong: palette.white,
  inkQuietOnStrong: palette.grey300,
  line: palette.grey200,
  lineStrong: palette.grey500,
  accent: palette.teal700,
  accentHover: palette.teal800,
  accentPressed: palette.teal900,
  accentSoft: palette.teal50,
  focus: palette.teal600,
  danger: palette.red700,
  dangerSoft: palette.red50,
  warning: palette.amber800,
  warningSoft: palette.amber50,
  success: palette.green700,
  successSoft: palette.green50,
  star: palette.amber600,
  backdrop: palette.backdrop,
};

/** The colour tokens of a theme, by name. */
export type ThemeColors = Record<keyof typeof lightColors, string>;

/** Dark values of the same names. */
export const darkColors: ThemeColors = {
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
};

/** High contrast: its differences from light; texts reach 7:1. */
export const contrastChanges: Partial<ThemeColors> = {
  ink: palette.black,
  inkQuiet: palette.grey700,
  inkDisabled: palette.grey600,
  inkQuietOnStrong: palette.white,
  line: palette.grey600,
  lineStrong: palette.grey900,
  accent: palette.teal800,
  accentHover: palette.teal900,
  accentPressed: palette.black,
  danger: palette.red900,
  warning: palette.amber900,
  success: palette.green900,
  star: palette.amber800,
};

/** With more contrast preferred, these replace the dark values. */
export const darkContrastChanges: Partial<ThemeColors> = {
  ink: palette.white,
  inkQuiet: palette.grey200,
  inkDisabled: palette.grey300,
  inkQuietOnStrong: palette.white,
  line: palette.grey300,
  lineStrong: palette.white,
  accent: palette.teal200,
  accentHover: palette.white,
  accentPressed: palette.white,
  danger: palette.red200,
  warning: palette.amber200,
  success: palette.green200,
};

/** All colours of every theme, as documented and tested. */
export const themeColors = {
  light: lightColors,
  dark: darkColors,
  contrast: { ...lightColors, ...contrastChanges },
  'dark, more contrast': { ...darkColors, ...darkContrastChanges },
} satisfies Record<string, ThemeColors>;

/** Width of the thick border, of focus rings, with more contrast. */
export const contrastThickBorder = '3px';

/** Shadows are the same in all themes. */
export const shadows = {
  raised: `0 1px 2px ${palette.shadow}`,
  overlay: `0 8px 32px ${palette.shadow}`,
};
