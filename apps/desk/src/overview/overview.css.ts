import { globalStyle } from '@vanilla-extract/css';
import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

const { color, space } = tokens;

/** Two counts beside each other on a phone, too. */
export const waiting = screenStyle({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${steps(36)}), 1fr))`,
  '@media': { [media.medium]: { gridTemplateColumns: `repeat(auto-fit, minmax(${steps(45)}, 1fr))` } },
});
/** The chart beside its table; below 1200 px above it. */
export const beside = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const lists = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const amount = screenStyle({ display: 'inline-grid', gap: space.half, minInlineSize: steps(24) });
/** A share of the largest amount, from the start. */
export const share = screenStyle({
  inlineSize: '100%',
  blockSize: space.x1,
  fill: color.accent,
  background: color.accentSoft,
});
// On a phone the days are cards, up to ninety of them, which would hide what is below.
globalStyle(`${beside} [data-component="scroll-region"]`, { maxBlockSize: steps(120) });
