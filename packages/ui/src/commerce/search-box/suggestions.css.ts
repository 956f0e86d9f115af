import { componentStyle, media, row, steps, tokens } from '../../tokens/index.ts';

export const list = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${tokens.space.x1})`,
  insetInline: 0,
  zIndex: tokens.layer.menu,
  maxBlockSize: `min(70dvh, ${steps(140)})`,
  overflow: 'auto',
  paddingBlock: tokens.space.x2,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.groundRaised,
  color: tokens.color.ink,
  boxShadow: tokens.shadow.overlay,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const note = componentStyle({
  padding: `${tokens.space.x1} ${tokens.space.x3}`,
  fontSize: tokens.text.small,
  overflowWrap: 'anywhere',
});
export const group = componentStyle({ paddingBlockEnd: tokens.space.x1 });
export const heading = componentStyle({
  display: 'block',
  padding: `${tokens.space.x1} ${tokens.space.x3}`,
  fontSize: tokens.text.caption,
  color: tokens.color.inkQuiet,
});
const marked = {
  '&[aria-selected="true"]': {
    background: tokens.color.accentSoft,
    outline: `${tokens.border.hairline} solid transparent`,
  },
};
export const option = componentStyle({
  ...row(tokens.space.x3),
  minBlockSize: tokens.size.item,
  padding: `${tokens.space.x1} ${tokens.space.x3}`,
  fontSize: tokens.text.small,
  cursor: 'pointer',
  selectors: marked,
  '@media': { [media.hover]: { ':hover': { background: tokens.color.groundQuiet } } },
});
export const keyword = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: steps(7.5),
  marginBlock: tokens.space.x1,
  marginInlineStart: tokens.space.x3,
  paddingInline: tokens.space.x3,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.round,
  fontSize: tokens.text.small,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: tokens.color.accentSoft, borderColor: tokens.color.accent } },
  '@media': { [media.hover]: { ':hover': { borderColor: tokens.color.accent } } },
});
export const picture = componentStyle({ flex: 'none', inlineSize: tokens.size.control });
export const label = componentStyle({ flex: 1, minInlineSize: 0 });
export const code = componentStyle({
  display: 'block',
  fontSize: tokens.text.caption,
  color: tokens.color.inkQuiet,
  overflowWrap: 'anywhere',
});
export const price = componentStyle({ fontWeight: tokens.weight.medium, fontVariantNumeric: 'tabular-nums' });
