import { componentStyle, media, row, steps, tokens } from '../../tokens/index.ts';

/** Columns on wide screens: picture, product, price, quantity, total. */
export const lineColumns = `${steps(22)} minmax(0, 1fr) ${steps(33)} ${steps(44)} ${steps(26)}`;

export const line = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${steps(18)} 1fr auto`,
  gridTemplateAreas:
    '"picture product total" "picture price price" "quantity quantity quantity" "message message message"',
  columnGap: tokens.space.x4,
  rowGap: tokens.space.x2,
  paddingBlock: tokens.space.x4,
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.line}`,
  '@media': {
    [media.large]: {
      gridTemplateColumns: lineColumns,
      gridTemplateAreas: '"picture product price quantity total" "picture message message message message"',
      alignItems: 'start',
    },
  },
});
export const picture = componentStyle({
  gridArea: 'picture',
  alignSelf: 'start',
  selectors: { '[data-state="gone"] > &': { opacity: 0.5 } },
});
export const product = componentStyle({ gridArea: 'product', display: 'grid', gap: tokens.space.x1, minInlineSize: 0 });
export const name = componentStyle({
  color: tokens.color.ink,
  fontWeight: tokens.weight.medium,
  textDecoration: 'none',
  selectors: { 'a&:hover': { textDecoration: 'underline' } },
});
export const variant = componentStyle({ color: tokens.color.inkQuiet, fontSize: tokens.text.small });
export const code = componentStyle({
  color: tokens.color.inkQuiet,
  fontFamily: tokens.font.mono,
  fontSize: tokens.text.caption,
  overflowWrap: 'anywhere',
});
export const unitPrice = componentStyle({ gridArea: 'price', display: 'grid', gap: tokens.space.x1 });
export const hint = componentStyle({ color: tokens.color.success, fontSize: tokens.text.caption });
export const quantity = componentStyle({
  gridArea: 'quantity',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: tokens.space.x2,
});
export const change = componentStyle({ display: 'grid', gap: tokens.space.x2, justifyItems: 'start' });
export const total = componentStyle({
  gridArea: 'total',
  fontWeight: tokens.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  transition: `color ${tokens.motion.fast}`,
  selectors: { '&[data-state="pending"]': { color: tokens.color.inkQuiet, fontWeight: tokens.weight.regular } },
});
export const message = componentStyle({
  gridArea: 'message',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space.x2,
});
export const words = componentStyle({
  ...row(tokens.space.x1),
  margin: 0,
  color: tokens.color.danger,
  fontSize: tokens.text.small,
});
