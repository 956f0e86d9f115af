import { screenStyle, tokens } from '@rider/ui/tokens';

export const list = screenStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x3,
  minInlineSize: 0,
  paddingBlock: tokens.space.x1,
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.line}`,
  cursor: 'grab',
});
/** The row that is dragged. */
export const dragged = screenStyle({ opacity: 0.5 });
/** The row at whose place the dragged one would be dropped. */
export const target = screenStyle({ backgroundColor: tokens.color.groundQuiet });
export const content = screenStyle({ flex: '1 1 0', minInlineSize: 0 });
export const place = screenStyle({
  minInlineSize: tokens.space.x6,
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
