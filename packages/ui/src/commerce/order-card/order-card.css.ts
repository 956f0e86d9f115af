import { componentStyle, media, steps, tokens, wrappingRow } from '../../tokens/index.ts';

const hairline = `${tokens.border.hairline} solid ${tokens.color.line}`;
const quiet = { color: tokens.color.inkQuiet, fontSize: tokens.text.small };

export const card = componentStyle({
  border: hairline,
  borderRadius: tokens.radius.card,
  background: tokens.color.ground,
});
export const head = componentStyle({
  ...wrappingRow(tokens.space.x3),
  alignItems: 'center',
  paddingBlock: tokens.space.x3,
  paddingInline: tokens.space.x4,
  background: tokens.color.groundQuiet,
  borderBlockEnd: hairline,
});
export const number = componentStyle({
  margin: 0,
  fontSize: tokens.text.body,
  fontWeight: tokens.weight.medium,
  overflowWrap: 'anywhere',
});
export const link = componentStyle({ color: tokens.color.ink });
export const day = componentStyle({ ...quiet, marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' });
export const purchaseOrder = componentStyle({ ...quiet, overflowWrap: 'anywhere' });
export const more = componentStyle({ ...quiet, margin: 0, paddingInline: tokens.space.x4 });
export const note = componentStyle({ paddingInline: tokens.space.x4, paddingBlockStart: tokens.space.x2 });
export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.x3,
  paddingBlock: tokens.space.x3,
  paddingInline: tokens.space.x4,
});
export const total = componentStyle({ fontVariantNumeric: 'tabular-nums' });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.x2 });
export const lines = componentStyle({
  selectors: { [`${card} > &`]: { paddingBlock: tokens.space.x2, paddingInline: tokens.space.x4 } },
});
export const line = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${steps(14)} minmax(0, 1fr) auto`,
  gridTemplateAreas: '"picture product amount" "picture quantity quantity"',
  columnGap: tokens.space.x4,
  rowGap: tokens.space.x1,
  paddingBlock: tokens.space.x3,
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': {
    [media.medium]: {
      gridTemplateColumns: `${steps(16)} minmax(0, 1fr) ${steps(37.5)} ${steps(27.5)}`,
      gridTemplateAreas: '"picture product quantity amount"',
    },
  },
});
export const picture = componentStyle({
  gridArea: 'picture',
  alignSelf: 'start',
});
export const product = componentStyle({
  gridArea: 'product',
  display: 'grid',
  gap: tokens.space.half,
  alignContent: 'start',
});
export const name = componentStyle({
  color: tokens.color.ink,
  fontWeight: tokens.weight.medium,
  textDecoration: 'none',
});
export const variant = componentStyle(quiet);
export const code = componentStyle({
  ...quiet,
  fontFamily: tokens.font.mono,
  fontSize: tokens.text.caption,
  overflowWrap: 'anywhere',
});
export const quantity = componentStyle({ ...quiet, gridArea: 'quantity', fontVariantNumeric: 'tabular-nums' });
export const refunded = componentStyle({ display: 'block', color: tokens.color.ink });
export const amount = componentStyle({
  gridArea: 'amount',
  fontWeight: tokens.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
