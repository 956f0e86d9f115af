import {
  componentStyle,
  componentTokens,
  inlineRow,
  media,
  pageSides,
  row,
  steps,
  tokens,
  wrappingRow,
} from '../../tokens/index.ts';

const own = componentTokens('header', {
  ground: tokens.color.ground,
  ink: tokens.color.ink,
  strip: tokens.color.groundQuiet,
  line: tokens.color.line,
});
const focus = { outline: `${tokens.border.thick} solid ${tokens.color.focus}`, outlineOffset: tokens.border.thick };
const link = { color: own.ink, textDecoration: 'none', ':focus-visible': focus } as const;

const atEdge = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: tokens.layer.floating,
  boxSizing: 'border-box',
  minBlockSize: tokens.size.bar,
  paddingInline: pageSides,
  background: own.ground,
  borderBlockEnd: `${tokens.border.hairline} solid ${own.line}`,
} as const;

/**
 * On narrow screens one wrapping row: logo and account, then search. On wide ones a strip, a sticky bar and the
 * category band, with `display: contents`, so that the bar sticks for the whole page. When compact, it is the bar
 * itself.
 */
export const header = componentStyle({
  ...wrappingRow(tokens.space.x2),
  alignItems: 'center',
  paddingInline: tokens.space.gutter,
  paddingBlockEnd: tokens.space.x3,
  background: own.ground,
  color: own.ink,
  borderBlockEnd: `${tokens.border.hairline} solid ${own.line}`,
  '@media': {
    [media.large]: {
      display: 'contents',
      selectors: {
        '&[data-state="compact"]': {
          ...atEdge,
          display: 'flex',
          flexWrap: 'nowrap',
          gap: tokens.space.x4,
          paddingBlock: 0,
        },
      },
    },
  },
});
const compact = `${header}[data-state="compact"]`;

export const strip = componentStyle({
  flex: 'none',
  inlineSize: `calc(100% + 2 * ${tokens.space.gutter})`,
  marginInline: `calc(-1 * ${tokens.space.gutter})`,
  paddingInline: tokens.space.gutter,
  background: own.strip,
  '@media': {
    [media.large]: {
      inlineSize: 'auto',
      marginInline: 0,
      selectors: { [`${compact} &`]: { order: 1, padding: 0, background: 'none' } },
    },
  },
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
  '@media': { [media.large]: { selectors: { [`${compact} &`]: { display: 'none' } } } },
});
export const bar = componentStyle({
  display: 'contents',
  '@media': {
    [media.large]: {
      selectors: {
        [`${header}:not([data-state]) &`]: {
          ...atEdge,
          ...row(tokens.space.x8),
          borderBlockEnd: 0,
          color: own.ink,
        },
      },
    },
  },
});
/** The category button of a compact header. */
export const menu = componentStyle({ display: 'none', '@media': { [media.large]: { display: 'block' } } });
export const home = componentStyle({
  display: 'block',
  alignContent: 'center',
  // As high as the actions, so that painting them later does not move the logo.
  minBlockSize: tokens.size.controlLarge,
  ':focus-visible': focus,
});
export const logo = componentStyle({
  display: 'block',
  inlineSize: steps(28.5),
  blockSize: steps(6.5),
  objectFit: 'contain',
  objectPosition: 'left center',
  selectors: {
    // The logo is made for light backgrounds; this inverts its lightness but not its hues.
    '[data-theme="dark"] &': { filter: 'invert(1) hue-rotate(180deg)' },
  },
  '@media': {
    [media.large]: {
      inlineSize: steps(39.5),
      blockSize: steps(9),
      selectors: { [`${compact} &`]: { inlineSize: steps(28.5), blockSize: steps(6.5) } },
    },
  },
});
// A grid, because it shrinks whatever element the host puts around its search box.
export const search = componentStyle({
  order: 3,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Below this width beside the menu, search starts its own row.
  flex: `1 1 ${steps(40)}`,
  minInlineSize: 0,
  '@media': { [media.large]: { order: 0, flex: '1 1 0', maxInlineSize: steps(155) } },
});
/** Without a menu beside it, search has its own row on narrow screens, before the actions above it are painted too. */
export const searchAlone = componentStyle({ '@media': { [media.narrow]: { flexBasis: '100%' } } });
export const actions = componentStyle({
  // As wide as the logo leaves, so that menu and search wrap.
  flex: `1 0 calc(100% - ${steps(28.5)} - ${tokens.space.x2})`,
  justifyContent: 'flex-end',
  ...row(tokens.space.x3),
  marginInlineStart: 'auto',
  '@media': {
    [media.large]: {
      flex: 'none',
      gap: tokens.space.x6,
      selectors: { [`${compact} &`]: { gap: tokens.space.x4 } },
    },
  },
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
/** Links to account and cart. */
export const shortcut = componentStyle({
  ...link,
  position: 'relative',
  ...inlineRow(tokens.space.x2),
  minBlockSize: tokens.size.control,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
  ':hover': { color: tokens.color.accent },
});
/** Hidden on narrow screens, where the bottom bar has it. */
export const withRoom = componentStyle({
  display: 'none',
  '@media': { [media.large]: { display: 'inline-flex' } },
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
/** In a compact header, a popover below the bar. */
export const navigation = componentStyle({
  order: 2,
  display: 'block',
  '@media': {
    [media.large]: {
      display: 'block',
      position: 'relative',
      zIndex: tokens.layer.sticky,
      selectors: {
        '&[popover]': {
          position: 'fixed',
          inset: `${tokens.size.bar} 0 auto`,
          inlineSize: 'auto',
          blockSize: 'auto',
          margin: 0,
          padding: 0,
          border: 0,
          overflow: 'visible',
          background: 'none',
        },
        '&[popover]:not(:popover-open)': { display: 'none' },
      },
    },
  },
});
/** Hidden on narrow screens if the bottom bar opens the categories. */
export const navigationElsewhere = componentStyle({
  display: 'contents',
  '@media': { [media.large]: { display: 'block' } },
});
