import { componentStyle, media, steps, tokens } from '../tokens/index.ts';

export const list = componentStyle({ display: 'grid', gap: tokens.space.x3, margin: 0 });
export const columns = componentStyle({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${steps(60)}, 100%), 1fr))`,
});
/** An entry whose term stands beside what it means, where there is room for both. */
export const row = componentStyle({
  display: 'grid',
  gap: tokens.space.x1,
  '@media': { [media.medium]: { gridTemplateColumns: `${steps(45)} minmax(0, 1fr)`, gap: tokens.space.x4 } },
});
export const term = componentStyle({ color: tokens.color.inkQuiet });
/** A term that stands above: it heads what follows, so it is the smaller of the two. */
export const heading = componentStyle({ fontSize: tokens.text.small });
/** People's remarks keep their lines. */
export const description = componentStyle({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
