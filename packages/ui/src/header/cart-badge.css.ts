import { componentStyle, tokens } from '../tokens/index.ts';

export const badge = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '20px',
  blockSize: '20px',
  paddingInline: '5px',
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
