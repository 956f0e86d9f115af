import { screenStyle, media, tokens } from '@rider/ui/tokens';

export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: tokens.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: tokens.space.x4 },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const item = screenStyle({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: tokens.space.x2,
  minInlineSize: 0,
  ':only-child': { gridColumn: '1 / -1' },
});
