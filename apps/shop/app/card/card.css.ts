import { screenStyle, steps, tokens } from '@rider/ui/tokens';

export const frame = screenStyle({ display: 'block', inlineSize: '100%', border: 0 });
export const list = screenStyle({
  display: 'grid',
  gap: tokens.space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${steps(70)}), 1fr))`,
});
