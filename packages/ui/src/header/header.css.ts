import { componentStyle, componentTokens, media, steps, tokens } from '../tokens/index.ts';

const own = componentTokens('header', {
  ground: tokens.color.ground,
  ink: tokens.color.ink,
  strip: tokens.color.groundQuiet,
  line: tokens.color.line,
});
const focus = { outline: `${tokens.border.thick} solid ${tokens.color.focus}`, outlineOffset: tokens.border.thick };
const link = { color: own.ink, textDecoration: 'none', ':focus-visible': focus } as const;

/** On narrow screens one wrapping row: logo and account, then menu and search; with room a bar above the category band. */
export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.x2,
  paddingInline: tokens.space.gutter,
  paddingBlockEnd: tokens.space.x3,
  background: own.ground,
  color: own.ink,
  borderBlockEnd: `${tokens.border.hairline} solid ${own.line}`,
  '@media': { [media.large]: { display: 'block', padding: 0, border: 0 } },
});
export const strip = componentStyle({
  flex: 'none',
  inlineSize: `calc(100% + 2 * ${tokens.space.gutter})`,
  marginInline: `calc(-1 * ${tokens.space.gutter})`,
  paddingInline: tokens.space.gutter,
  background: own.strip,
  '@media': { [media.large]: { inlineSize: 'auto', marginInline: 0 } },
});
export const stripContent = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.x4,
  maxInlineSize: tokens.size.container,
  minBlockSize: tokens.size.controlSmall,
  marginInline: 'auto',
});
export const title = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: tokens.text.caption,
  color: tokens.color.inkQuiet,
});
export const bar = componentStyle({
  display: 'contents',
  '@media': {
    [media.large]: {
      display: 'flex',
      alignItems: 'center',
      gap: tokens.space.x8,
      boxSizing: 'content-box',
      maxInlineSize: tokens.size.container,
      minBlockSize: steps(19),
      marginInline: 'auto',
      paddingInline: tokens.space.gutter,
    },
  },
});
export const home = componentStyle({
  display: 'block',
  order: 1,
  ':focus-visible': focus,
  '@media': { [media.large]: { order: 0 } },
});
export const logo = componentStyle({
  display: 'block',
  inlineSize: steps(28.5),
  blockSize: steps(6.5),
  objectFit: 'contain',
  objectPosition: 'left center',
  selectors: {
    // The configured logo is drawn for light ground; this turns its dark ink light and keeps its hues.
    '[data-theme="dark"] &': { filter: 'invert(1) hue-rotate(180deg)' },
  },
  '@media': { [media.large]: { inlineSize: steps(39.5), blockSize: steps(9) } },
});
// A grid, because it narrows whatever the host puts around its search box.
export const search = componentStyle({
  order: 3,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 0',
  minInlineSize: 0,
  '@media': { [media.large]: { order: 0, maxInlineSize: steps(155) } },
});
export const actions = componentStyle({
  order: 1,
  // As wide as the logo leaves, so that menu and search begin a new row.
  flex: `1 0 calc(100% - ${steps(28.5)} - ${tokens.space.x2})`,
  justifyContent: 'flex-end',
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x3,
  minBlockSize: tokens.size.controlLarge,
  marginInlineStart: 'auto',
  '@media': { [media.large]: { order: 0, flex: 'none', gap: tokens.space.x6 } },
});
export const visitor = componentStyle({
  display: 'grid',
  justifyItems: 'end',
  fontSize: tokens.text.caption,
  whiteSpace: 'nowrap',
  '@media': {
    [media.medium]: { display: 'flex', alignItems: 'center', gap: tokens.space.x4, fontSize: tokens.text.small },
  },
});
const target = { display: 'inline-flex', alignItems: 'center', minBlockSize: tokens.size.target } as const;
export const signIn = componentStyle({
  ...link,
  ...target,
  fontWeight: tokens.weight.bold,
  ':hover': { color: tokens.color.accent },
});
export const request = componentStyle({
  ...link,
  ...target,
  color: tokens.color.accent,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '@media': {
    [media.medium]: {
      blockSize: steps(9),
      paddingInline: tokens.space.x3,
      border: `${tokens.border.hairline} solid ${tokens.color.accent}`,
      borderRadius: tokens.radius.control,
      fontWeight: tokens.weight.medium,
      ':hover': { textDecoration: 'none', background: tokens.color.accentSoft },
    },
  },
});
/** The ways to account and cart. */
export const shortcut = componentStyle({
  ...link,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.x2,
  minBlockSize: tokens.size.control,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
  ':hover': { color: tokens.color.accent },
});
export const avatar = componentStyle({
  borderRadius: tokens.radius.round,
  objectFit: 'cover',
  background: tokens.color.groundPicture,
});
export const nickname = componentStyle({
  maxInlineSize: steps(18),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.medium]: { maxInlineSize: tokens.size.nickname } },
});
export const member = componentStyle({
  paddingInline: steps(1.5),
  border: `${tokens.border.hairline} solid ${tokens.color.accent}`,
  borderRadius: tokens.radius.control,
  color: tokens.color.accent,
  fontSize: tokens.text.caption,
  fontWeight: tokens.weight.bold,
  lineHeight: tokens.leading.normal,
});
export const wideText = componentStyle({
  position: 'absolute',
  inlineSize: tokens.border.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': { [media.large]: { position: 'static', inlineSize: 'auto', overflow: 'visible', clipPath: 'none' } },
});
export const navigation = componentStyle({
  order: 2,
  '@media': { [media.large]: { position: 'relative', zIndex: tokens.layer.sticky } },
});
