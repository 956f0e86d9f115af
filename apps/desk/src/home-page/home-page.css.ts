import { media, screenStyle, tokens } from '@rider/ui/tokens';

/** The order of the sections beside the contents of the lists. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x8,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr)' } },
});
export const part = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x3,
  minInlineSize: 0,
});
export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
});
/** Below the switch, as wide as the row. */
export const heading = screenStyle({ gridColumn: '1 / -1', paddingInlineStart: tokens.space.x12 });
