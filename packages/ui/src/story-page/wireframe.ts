import { lightColors, type ThemeColors } from '../tokens/themes.ts';

const PAPER = '#ffffff';
const PENCIL = '#000000';
/** Grounds and soft fills are paper; all that is drawn on them is pencil. */
const isPaper = /^ground|Soft$|^inkOn|^inkQuietOn/;

/** The wireframe theme: paper and pencil. What is drawn on strong ground is paper, so strong ground is pencil. */
export const wireframeColors = Object.fromEntries(
  Object.keys(lightColors).map((name) => [name, isPaper.test(name) && name !== 'groundStrong' ? PAPER : PENCIL]),
) as ThemeColors;
