import { screenStyle, tokens } from '@rider/ui/tokens';

export const list = screenStyle({
  display: 'grid',
  margin: 0,
  marginBlockStart: tokens.space.x6,
  padding: 0,
  listStyle: 'none',
});
export const reply = screenStyle({
  display: 'flex',
  alignItems: 'start',
  gap: tokens.space.x2,
  paddingBlock: tokens.space.x2,
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.line}`,
});
export const text = screenStyle({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
