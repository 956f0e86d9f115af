import { componentStyle, inlineRow, tokens } from '../../tokens/index.ts';

/** Returns the path of a five-pointed star, 14 px wide, with its left edge at `left`. */
function star(left: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 7.2 : 3.1;
    const angle = (Math.PI / 5) * index - Math.PI / 2;
    return `${(left + 8 + radius * Math.cos(angle)).toFixed(1)} ${(8.4 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

export const rating = componentStyle({
  ...inlineRow(tokens.space.x1),
  fontSize: tokens.text.small,
  fontVariantNumeric: 'tabular-nums',
});
// One clip path instead of five paths, for small markup in lists.
export const stars = componentStyle({
  display: 'block',
  flex: 'none',
  clipPath: `path("${[0, 16, 32, 48, 64].map(star).join('')}")`,
  forcedColorAdjust: 'none',
});
export const empty = componentStyle({ fill: tokens.color.line });
export const full = componentStyle({ fill: tokens.color.star });
export const figure = componentStyle({ color: tokens.color.ink });
export const count = componentStyle({ color: tokens.color.inkQuiet });
