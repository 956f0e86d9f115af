import { media, screenStyle, tokens } from '@rider/ui/tokens';

/** Where six cards fit beside each other; the layout's first width (R1.7). */
const SIX_CARDS = 'screen and (min-width: 1200px)';

export const shelf = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: tokens.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: tokens.space.x4 },
    [SIX_CARDS]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
export const cell = screenStyle({ display: 'grid', minInlineSize: 0 });
