import type { ThemeColors } from './themes.ts';

/** The name of a colour token. */
export type ColorName = keyof ThemeColors;

/** Two colours that are used together: foreground and background. */
export interface ColorPair {
  front: ColorName;
  back: ColorName;
  /** Text needs 4.5:1, with more contrast 7:1; shapes (borders, focus rings, stars) 3:1. */
  kind: 'text' | 'shape';
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio of two colours as #rrggbb, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds: ColorName[] = ['ground', 'groundQuiet', 'groundRaised'];
const texts: [ColorName, ColorName[]][] = [
  ['ink', [...grounds, 'accentSoft', 'dangerSoft', 'warningSoft', 'successSoft']],
  ['inkQuiet', grounds],
  ['accent', [...grounds, 'accentSoft']],
  ['accentHover', [...grounds, 'accentSoft']],
  ['danger', [...grounds, 'dangerSoft']],
  ['warning', [...grounds, 'warningSoft']],
  ['success', [...grounds, 'successSoft']],
  ['inkOnAccent', ['accent', 'accentHover', 'accentPressed']],
  ['inkOnStrong', ['groundStrong']],
  ['inkQuietOnStrong', ['groundStrong']],
];
const shapes: [ColorName, ColorName[]][] = [
  ['lineStrong', grounds],
  ['focus', [...grounds, 'groundStrong']],
  ['star', grounds],
];

/** All pairs that components use. */
export const colorPairs: readonly ColorPair[] = [
  ...texts.flatMap(([front, backs]) => backs.map((back) => ({ front, back, kind: 'text' as const }))),
  ...shapes.flatMap(([front, backs]) => backs.map((back) => ({ front, back, kind: 'shape' as const }))),
];

/** The ratio a pair must reach in a theme. */
export function minimumRatio(kind: ColorPair['kind'], theme: string): number {
  if (kind === 'text') return theme.includes('contrast') ? 7 : 4.5;
  return 3;
}
