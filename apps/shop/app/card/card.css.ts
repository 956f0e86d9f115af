import { screenStyle, steps, tokens } from '@rider/ui/tokens';

/** Space for the provider's fields, so that nothing moves when they come. */
export const fields = screenStyle({ minBlockSize: steps(64) });
export const list = screenStyle({
  display: 'grid',
  gap: tokens.space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${steps(70)}), 1fr))`,
});
