import { screenStyle, tokens } from '@rider/ui/tokens';

export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const device = screenStyle({
  paddingBlock: tokens.space.x3,
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.line}`,
});
