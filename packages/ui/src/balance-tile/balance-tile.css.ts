import { componentStyle, tokens } from '../tokens/index.ts';

export const tile = componentStyle({
  display: 'grid',
  gap: tokens.space.x3,
  alignContent: 'start',
  justifyItems: 'start',
  padding: tokens.space.x4,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
});
export const figures = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: tokens.space.x6,
  rowGap: tokens.space.x3,
  margin: 0,
});
export const term = componentStyle({ color: tokens.color.inkQuiet, fontSize: tokens.text.small });
export const amount = componentStyle({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const available = componentStyle({
  margin: 0,
  fontSize: tokens.text.title2,
  fontWeight: tokens.weight.bold,
  lineHeight: tokens.leading.tight,
  fontVariantNumeric: 'tabular-nums',
});
export const detail = componentStyle({
  paddingBlock: tokens.space.x1,
  color: tokens.color.accent,
  fontSize: tokens.text.small,
});
