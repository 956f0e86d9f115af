import { media, screenStyle, tokens } from '@rider/ui/tokens';

export const halves = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: tokens.space.x10,
  rowGap: tokens.space.x8,
  inlineSize: '100%',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});
/** Buttons have their own width, as on a page. */
export const paying = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x6,
  justifyItems: 'start',
});
/** Buyers choose it, and it may be one long word. */
export const purchaseOrder = screenStyle({ overflowWrap: 'anywhere' });
