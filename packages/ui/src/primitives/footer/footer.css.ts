import { componentStyle, media, row, tokens } from '../../tokens/index.ts';

const focus = { outline: `${tokens.border.thick} solid ${tokens.color.focus}`, outlineOffset: tokens.border.thick };
const width = {
  boxSizing: 'content-box',
  maxInlineSize: tokens.size.container,
  marginInline: 'auto',
  paddingInline: tokens.space.gutter,
} as const;

export const footer = componentStyle({
  marginBlockStart: tokens.space.x16,
  background: tokens.color.groundStrong,
  color: tokens.color.inkOnStrong,
  fontSize: tokens.text.small,
});
export const content = componentStyle({
  ...width,
  display: 'grid',
  gap: tokens.space.x10,
  paddingBlock: tokens.space.x12,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: '5fr 4fr 3fr', columnGap: tokens.space.x16 },
  },
});
export const block = componentStyle({
  display: 'grid',
  gap: tokens.space.x3,
  alignContent: 'start',
  justifyItems: 'start',
});
export const name = componentStyle({
  fontSize: tokens.text.title3,
  fontWeight: tokens.weight.bold,
  letterSpacing: '0.06em',
  lineHeight: tokens.leading.tight,
});
export const heading = componentStyle({
  color: tokens.color.inkOnStrong,
  fontWeight: tokens.weight.bold,
});
export const text = componentStyle({
  maxInlineSize: '46ch',
  color: tokens.color.inkQuietOnStrong,
  textWrap: 'pretty',
});
export const links = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  columnGap: tokens.space.x8,
  rowGap: tokens.space.x1,
  marginBlockStart: tokens.space.x2,
});
export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,

  color: tokens.color.inkQuietOnStrong,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { color: tokens.color.inkOnStrong, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  ':focus-visible': focus,
});
export const data = componentStyle({ display: 'grid', gap: tokens.space.x3, alignContent: 'start', margin: 0 });
export const datum = componentStyle({
  color: tokens.color.inkQuietOnStrong,
  fontVariantNumeric: 'tabular-nums',
});
export const feedback = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.control,
  marginBlockStart: tokens.space.x1,
  paddingInline: tokens.space.x4,
  border: `${tokens.border.hairline} solid ${tokens.color.inkOnStrong}`,
  borderRadius: tokens.radius.control,
  color: tokens.color.inkOnStrong,
  fontWeight: tokens.weight.medium,
  textDecoration: 'none',
  ':hover': { background: tokens.color.inkOnStrong, color: tokens.color.groundStrong },
  ':focus-visible': focus,
});
export const wechat = componentStyle({
  ...row(tokens.space.x3),
  marginBlockStart: tokens.space.x3,
  color: tokens.color.inkQuietOnStrong,
  fontSize: tokens.text.caption,
});
export const code = componentStyle({
  padding: tokens.space.x1,
  background: tokens.color.inkOnStrong,
  borderRadius: tokens.radius.control,
});
export const legal = componentStyle({
  ...width,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space.x2,
  paddingBlock: tokens.space.x4,
  // Space for the floating window's buttons at the end of a page.
  paddingBlockEnd: tokens.space.x5,
  fontSize: tokens.text.caption,
  color: tokens.color.inkQuietOnStrong,
});
