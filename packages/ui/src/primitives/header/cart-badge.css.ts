import { componentStyle, steps, tokens } from '../../tokens/index.ts';

export const badge = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: steps(5),
  blockSize: steps(5),
  paddingInline: tokens.space.x1,
  boxSizing: 'border-box',
  borderRadius: tokens.radius.round,
  border: `${tokens.border.hairline} solid transparent`,
  background: tokens.color.accent,
  color: tokens.color.inkOnAccent,
  fontSize: tokens.text.caption,
  fontWeight: tokens.weight.bold,
  lineHeight: '1',
  fontVariantNumeric: 'tabular-nums',
});
