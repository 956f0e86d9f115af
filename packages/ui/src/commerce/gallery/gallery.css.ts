import { componentStyle, inlineRow, steps, tokens } from '../../tokens/index.ts';

const focus = { outline: `${tokens.border.thick} solid ${tokens.color.focus}`, outlineOffset: tokens.border.thick };

export const gallery = componentStyle({ display: 'grid', gap: tokens.space.x3, minInlineSize: 0 });
export const main = componentStyle({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.card,
  background: 'none',
  overflow: 'hidden',
  cursor: 'zoom-in',
  ':focus-visible': focus,
});
export const zoom = componentStyle({
  position: 'absolute',
  insetBlockEnd: tokens.space.x3,
  insetInlineEnd: tokens.space.x3,
  ...inlineRow(tokens.space.x1),
  paddingBlock: tokens.space.x1,
  paddingInline: tokens.space.x2,
  borderRadius: tokens.radius.control,
  background: tokens.color.groundRaised,
  color: tokens.color.ink,
  fontSize: tokens.text.caption,
  boxShadow: tokens.shadow.raised,
  '@media': { print: { display: 'none' } },
});
export const thumbs = componentStyle({
  display: 'flex',
  gap: tokens.space.x2,
  // Space for the focus ring inside the scrolling strip.
  padding: tokens.space.x1,
  marginInline: `calc(-1 * ${tokens.space.x1})`,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': { print: { display: 'none' } },
});
export const thumb = componentStyle({
  display: 'block',
  inlineSize: steps(18),
  blockSize: steps(18),
  padding: 0,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
  background: 'none',
  overflow: 'hidden',
  cursor: 'pointer',
  ':hover': { borderColor: tokens.color.lineStrong },
  ':focus-visible': { ...focus, outlineOffset: tokens.border.hairline },
  selectors: {
    '&[aria-current]': {
      borderColor: tokens.color.accent,
      boxShadow: `0 0 0 ${tokens.border.hairline} ${tokens.color.accent}`,
    },
  },
});
