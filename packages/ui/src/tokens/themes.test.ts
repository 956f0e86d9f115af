import { describe, expect, test } from 'vitest';
import { colorPairs, contrastRatio, minimumRatio } from './contrast.ts';
import { themeColors } from './themes.ts';

describe.each(Object.entries(themeColors))('%s theme', (theme, colors) => {
  test.each([
    ['text', minimumRatio('text', theme)],
    ['shape', minimumRatio('shape', theme)],
  ] as const)('every %s reaches %d:1', (kind, least) => {
    const tooFaint = colorPairs
      .filter((pair) => pair.kind === kind)
      .map((pair) => ({ ...pair, ratio: contrastRatio(colors[pair.front], colors[pair.back]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);
    expect(tooFaint).toEqual([]);
  });
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#ffffff', 1],
])('%s and %s have %d:1, as WCAG computes it', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});
