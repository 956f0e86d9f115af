import { screenStyle, tokens } from '@rider/ui/tokens';

export const contents = screenStyle({ '@media': { print: { display: 'none' } } });
export const policy = screenStyle({
  display: 'grid',
  gap: tokens.space.x3,
  paddingBlockStart: tokens.space.x6,
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.line}`,
  '@media': { print: { border: 0, breakInside: 'avoid' } },
});
