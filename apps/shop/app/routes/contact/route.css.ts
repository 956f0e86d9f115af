import { screenStyle, tokens } from '@rider/ui/tokens';

export const map = screenStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
});
