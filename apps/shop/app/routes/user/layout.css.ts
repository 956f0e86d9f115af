import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

export const person = screenStyle({ display: 'flex', alignItems: 'center', gap: tokens.space.x4, minInlineSize: 0 });
export const personName = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.x3,
});
export const orders = screenStyle({ display: 'grid', gap: tokens.space.x4, margin: 0, padding: 0, listStyle: 'none' });
/** Search, dates and button, side by side where they fit. */
export const finder = screenStyle({
  display: 'grid',
  gap: tokens.space.x3,
  alignItems: 'end',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' } },
});
export const addresses = screenStyle({
  display: 'grid',
  gap: tokens.space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${steps(70)}), 1fr))`,
});

/** Two figures per row on the smallest phone. */
export const figures = screenStyle({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${steps(38)}), 1fr))`,
});
