import { componentStyle, tokens } from '../tokens/index.ts';

export const card = componentStyle({
  display: 'grid',
  gap: tokens.space.x5,
  inlineSize: '100%',
  maxInlineSize: '400px',
  marginInline: 'auto',
  padding: tokens.space.x6,
  background: tokens.color.ground,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
});
export const forgot = componentStyle({
  justifySelf: 'start',
  paddingBlock: tokens.space.x1,
  color: tokens.color.accent,
  fontSize: tokens.text.small,
});
export const request = componentStyle({
  display: 'grid',
  gap: tokens.space.x3,
  paddingBlockStart: tokens.space.x5,
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.line}`,
});
