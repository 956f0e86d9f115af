import { screenStyle, tokens } from '@rider/ui/tokens';

export const bar = screenStyle({
  position: 'sticky',
  // At the edge of what scrolls, in spite of its padding.
  insetBlockEnd: `calc(-1 * ${tokens.space.x6})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.x4,
  paddingBlock: tokens.space.x3,
  backgroundColor: tokens.color.ground,
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.line}`,
  zIndex: 1,
});
