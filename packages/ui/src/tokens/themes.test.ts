import { describe, expect, test } from 'vitest';
import { darkColors, lightColors } from './themes.ts';

type ColorName = keyof typeof lightColors;

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds: ColorName[] = ['ground', 'groundQuiet', 'groundRaised'];
const textPairs: [ColorName, ColorName[]][] = [
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
const shapePairs: [ColorName, ColorName[]][] = [
  ['lineStrong', grounds],
  ['focus', [...grounds, 'groundStrong']],
  ['star', grounds],
];

function shortfalls(colors: Record<ColorName, string>, pairs: [ColorName, ColorName[]][], least: number): string[] {
  return pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ back, ratio: contrast(colors[front], colors[back]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`),
  );
}

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('%s theme', (_, colors) => {
  test('texts reach 4.5:1', () => {
    expect(shortfalls(colors, textPairs, 4.5)).toEqual([]);
  });

  test('edges, focus rings and stars reach 3:1', () => {
    expect(shortfalls(colors, shapePairs, 3)).toEqual([]);
  });
});
