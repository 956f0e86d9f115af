import { componentStyle, steps, tokens, wrappingRow } from '../../tokens/index.ts';

export const card = componentStyle({
  display: 'grid',
  gap: tokens.space.x3,
  paddingBlock: tokens.space.x5,
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.line}`,
});
export const header = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space.x3 });
export const avatar = componentStyle({ borderRadius: tokens.radius.round, objectFit: 'cover', flex: 'none' });
export const initial = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: steps(9),
  blockSize: steps(9),
  borderRadius: tokens.radius.round,
  background: tokens.color.accentSoft,
  color: tokens.color.accent,
  fontWeight: tokens.weight.bold,
  textTransform: 'uppercase',
});
export const who = componentStyle({ display: 'grid', flex: `1 1 ${steps(40)}`, minInlineSize: 0 });
export const name = componentStyle({ fontSize: tokens.text.small, fontWeight: tokens.weight.bold });
export const quiet = componentStyle({
  fontSize: tokens.text.caption,
  color: tokens.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
});
export const score = componentStyle({ display: 'grid', justifyItems: 'start' });
export const text = componentStyle({
  maxInlineSize: tokens.size.measure,
  fontSize: tokens.text.body,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const pictures = componentStyle(wrappingRow(tokens.space.x2));
export const picture = componentStyle({
  display: 'block',
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.groundPicture,
});
export const image = componentStyle({
  display: 'block',
  inlineSize: steps(18),
  blockSize: steps(18),
  objectFit: 'cover',
  borderRadius: tokens.radius.control,
});
export const reply = componentStyle({
  display: 'grid',
  gap: tokens.space.x1,
  padding: tokens.space.x3,
  borderInlineStart: `${tokens.border.thick} solid ${tokens.color.accent}`,
  background: tokens.color.groundQuiet,
});
export const scores = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space.x4,
  rowGap: tokens.space.x1,
});
export const scoreRow = componentStyle({ display: 'flex', alignItems: 'baseline', gap: tokens.space.x1 });
export const scoreValue = componentStyle({
  fontSize: tokens.text.caption,
  fontWeight: tokens.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
