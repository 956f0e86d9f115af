import { media, screenStyle, tokens } from '@rider/ui/tokens';

export const halves = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: tokens.space.x10,
  rowGap: tokens.space.x8,
  inlineSize: '100%',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});
/** As on a page: what is pressed keeps its own width. */
export const paying = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x6,
  justifyItems: 'start',
});
