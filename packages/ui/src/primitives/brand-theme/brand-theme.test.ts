import { expect, test } from 'vitest';
import { colorPairs, contrastRatio, minimumRatio } from '../../tokens/contrast.ts';
import { themeColors } from '../../tokens/themes.ts';
import { brandColors } from './brand-theme.ts';
import { themeFrom } from './index.ts';

const brands = '#b3005e #0a6c6a #ffcc00 #e60000 #005eb8 #00a651 #f58220 #6d28d9 #000000 #ffffff #8b5e3c #00e5ff'.split(
  ' ',
);

const themes = Object.keys(themeColors) as (keyof typeof themeColors)[];

test.each(brands)('%s as accent has the contrast that texts, states and focus need, in every theme', (brand) => {
  for (const theme of themes) {
    const own = brandColors(brand, theme);
    const colors = { ...themeColors[theme], ...own };
    const faults = colorPairs
      .filter(({ front, back }) => front in own || back in own)
      .filter(({ front, back, kind }) => contrastRatio(colors[front], colors[back]) < minimumRatio(kind, theme))
      .map(
        ({ front, back }) => `${theme}: ${front} on ${back}: ${contrastRatio(colors[front], colors[back]).toFixed(2)}`,
      );
    expect(faults).toEqual([]);
  }
});

test('a colour with enough contrast stays as it is, and its states differ', () => {
  const { accent, accentHover, accentPressed } = brandColors('#b3005e', 'light');
  expect(accent).toBe('#b3005e');
  expect(new Set([accent, accentHover, accentPressed]).size).toBe(3);
});

test('the stylesheet has the colours of every theme', () => {
  const css = themeFrom('#b3005e');
  expect(css).toContain(':root,:host,[data-theme="light"]{--rd-color-accent:#b3005e;--rd-color-accent-hover:');
  expect(css).toContain(
    `[data-theme="dark"],:host([data-theme="dark"]){--rd-color-accent:${brandColors('#b3005e', 'dark').accent}`,
  );
  expect(css).toContain('@media (prefers-contrast:more)');
  expect(() => themeFrom('red')).toThrow(RangeError);
});
