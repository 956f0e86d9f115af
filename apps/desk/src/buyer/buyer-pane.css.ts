import { media, screenStyle, tokens } from '@rider/ui/tokens';

const { border, color, radius, space, text } = tokens;

export const pane = screenStyle({
  display: 'none',
  gap: space.x4,
  alignContent: 'start',
  padding: space.x4,
  overflowY: 'auto',
  borderInlineStart: `${border.hairline} solid ${color.line}`,
  background: color.groundQuiet,
  '@media': { [media.wide]: { display: 'grid' } },
});
export const list = screenStyle({ display: 'grid', gap: space.x3, margin: 0, padding: 0, listStyle: 'none' });
export const order = screenStyle({
  display: 'grid',
  gap: space.x1,
  padding: space.x3,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.ground,
});
export const line = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.x2,
});
export const total = screenStyle({ fontVariantNumeric: 'tabular-nums' });
export const number = screenStyle({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
/** The lines of an expanded order. */
export const lines = screenStyle({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });
export const orderLine = screenStyle({ display: 'grid', fontSize: text.small, overflowWrap: 'anywhere' });
export const opensDrawer = screenStyle({ '@media': { [media.wide]: { display: 'none' } } });
