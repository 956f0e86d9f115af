import { create } from 'storybook/theming';
import { scales } from '../src/tokens/scales.ts';
import { themeColors, type ThemeColors } from '../src/tokens/themes.ts';

/** Storybook's page elements in a theme's colours. */
function frameTheme(base: 'light' | 'dark', colors: ThemeColors) {
  return create({
    base,
    fontBase: scales.font.body,
    fontCode: scales.font.mono,
    colorPrimary: colors.accent,
    colorSecondary: colors.accent,
    appBg: colors.groundQuiet,
    appContentBg: colors.ground,
    appPreviewBg: colors.ground,
    appBorderColor: colors.line,
    appBorderRadius: Number.parseInt(scales.radius.card, 10),
    textColor: colors.ink,
    textMutedColor: colors.inkQuiet,
    inputBg: colors.ground,
    inputBorder: colors.lineStrong,
    inputTextColor: colors.ink,
  });
}

/** Storybook's frame by theme; more contrast in dark uses the dark one. */
export const frames = {
  light: frameTheme('light', themeColors.light),
  dark: frameTheme('dark', themeColors.dark),
  contrast: frameTheme('light', themeColors.contrast),
};
