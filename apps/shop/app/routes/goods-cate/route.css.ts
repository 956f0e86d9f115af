import { media, screenStyle, tokens } from '@rider/ui/tokens';

export const head = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x4,
  paddingBlockEnd: tokens.space.x6,
});
export const section = screenStyle({
  paddingBlock: tokens.space.x6,
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.line}`,
  '@media': { [media.large]: { paddingBlock: tokens.space.x8 } },
});
