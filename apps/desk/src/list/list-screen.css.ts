import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.x3,
});
export const heading = screenStyle({ margin: 0 });
export const filters = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x3,
  maxInlineSize: steps(180),
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } },
});
/** As high as its buttons, so that no row moves when they appear. */
export const selection = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.x2,
  minBlockSize: tokens.size.controlSmall,
});
/** Text in a cell that does not wrap, on a line of its own. */
export const line = screenStyle({ display: 'inline-block', whiteSpace: 'nowrap' });
