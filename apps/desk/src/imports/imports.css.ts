import { screenStyle, tokens } from '@rider/ui/tokens';

export const counts = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: tokens.space.x4,
  margin: 0,
});
/** A line for each change. */
export const detail = screenStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const progress = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space.x3 });
export const bar = screenStyle({ flex: 1, accentColor: tokens.color.accent });
