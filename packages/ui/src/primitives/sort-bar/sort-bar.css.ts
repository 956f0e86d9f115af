import { componentStyle, inlineRow, media, tokens } from '../../tokens/index.ts';

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: tokens.space.x4,
  // The orders scroll instead of widening the page where enlarged text leaves no space for all.
  inlineSize: 0,
  minInlineSize: '100%',
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.line}`,
});
export const total = componentStyle({
  margin: 0,
  paddingBlock: tokens.space.x2,
  fontSize: tokens.text.small,
  color: tokens.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
});
export const between = componentStyle({
  display: 'none',
  '@media': { [media.large]: { display: 'block', flex: '1 1 0', minInlineSize: 0 } },
});
export const orders = componentStyle({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${tokens.space.x2})`,
  '@media': { [media.medium]: { gap: tokens.space.x1 } },
});
export const order = componentStyle({
  ...inlineRow(tokens.space.x1),
  flex: 'none',
  blockSize: tokens.size.control,
  paddingInline: tokens.space.x2,
  fontSize: tokens.text.small,
  color: tokens.color.inkQuiet,
  textDecoration: 'none',
  borderBlockEnd: `${tokens.border.thick} solid transparent`,
  ':hover': { color: tokens.color.ink },
  ':focus-visible': {
    outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
    outlineOffset: `calc(-1 * ${tokens.border.thick})`,
  },
});
export const chosen = componentStyle({
  color: tokens.color.ink,
  fontWeight: tokens.weight.medium,
  borderBlockEndColor: tokens.color.accent,
});
