import { screenStyle, steps, tokens } from '@rider/ui/tokens';

export const badge = screenStyle({
  minInlineSize: steps(5),
  boxSizing: 'border-box',
  paddingInline: tokens.space.x1,
  borderRadius: tokens.radius.round,
  border: `${tokens.border.hairline} solid transparent`,
  background: tokens.color.accent,
  color: tokens.color.inkOnAccent,
  fontWeight: tokens.weight.bold,
  fontSize: tokens.text.caption,
  lineHeight: steps(4.5),
  textAlign: 'center',
});
