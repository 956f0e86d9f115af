import { lightColors, type ThemeColors } from '../tokens/themes.ts';

const PAPER = '#ffffff';
const PENCIL = '#000000';
/** Backgrounds and soft fills are paper; everything drawn on them is pencil. */
const isPaper = /^ground|Soft$|^inkOn|^inkQuietOn/;

/** The wireframe theme: paper and pencil. Strong backgrounds are pencil, with paper on them. */
export const wireframeColors = Object.fromEntries(
  Object.keys(lightColors).map((name) => [name, isPaper.test(name) && name !== 'groundStrong' ? PAPER : PENCIL]),
) as ThemeColors;
