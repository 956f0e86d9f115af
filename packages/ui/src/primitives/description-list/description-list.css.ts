import { componentStyle, media, steps, tokens } from '../../tokens/index.ts';

export const list = componentStyle({ display: 'grid', gap: tokens.space.x3, margin: 0 });
export const columns = componentStyle({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${steps(60)}, 100%), 1fr))`,
});
/** The term beside its value, on wide screens. */
export const row = componentStyle({
  display: 'grid',
  gap: tokens.space.x1,
  '@media': { [media.medium]: { gridTemplateColumns: `${steps(45)} minmax(0, 1fr)`, gap: tokens.space.x4 } },
});
export const term = componentStyle({ color: tokens.color.inkQuiet });
/** The term above its value, as a smaller heading. */
export const heading = componentStyle({ fontSize: tokens.text.small });
/** Preserves the line breaks of user texts. */
export const description = componentStyle({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
