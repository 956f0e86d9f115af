import { componentStyle, media, pageSides, steps, tokens } from '../../tokens/index.ts';

const focus = {
  outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
  outlineOffset: `calc(-1 * ${tokens.border.thick})`,
};
const line = `${tokens.border.hairline} solid ${tokens.color.line}`;
/** Between a hairline and a thick border, like the strokes of icons. */
const chevron = `calc(1.5 * ${tokens.border.hairline}) solid currentColor`;

export const navigation = componentStyle({
  '@media': {
    [media.large]: {
      position: 'relative',
      background: tokens.color.groundStrong,
    },
  },
});
/** The sheet is in the top layer, so on narrow screens there is no box here. */
export const sheetOnly = componentStyle({
  display: 'contents',
  '@media': { [media.large]: { display: 'block' } },
});
export const menu = componentStyle({ '@media': { [media.large]: { display: 'none' } } });
// One list for both: a sheet in the top layer on narrow screens, an always visible bar on wide ones.
export const sheet = componentStyle({
  position: 'fixed',
  inset: 0,
  insetInlineEnd: 'auto',
  inlineSize: `min(${steps(90)}, 88vw)`,
  blockSize: 'auto',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  paddingBlockEnd: `calc(${tokens.space.x4} + env(safe-area-inset-bottom))`,
  border: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: tokens.color.groundRaised,
  color: tokens.color.ink,
  boxShadow: tokens.shadow.overlay,
  '::backdrop': { background: tokens.color.backdrop },
  '@media': {
    [media.large]: {
      display: 'block',
      position: 'static',
      inlineSize: 'auto',
      padding: 0,
      overflow: 'visible',
      background: 'none',
      color: 'inherit',
      boxShadow: 'none',
    },
  },
});
export const tops = componentStyle({
  '@media': {
    [media.large]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, auto)',
      boxSizing: 'content-box',
      maxInlineSize: tokens.size.container,
      margin: '0 auto',
      paddingInline: tokens.space.gutter,
      color: tokens.color.inkOnStrong,
    },
  },
});
export const top = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  borderBlockEnd: line,
  '@media': {
    [media.large]: {
      border: 0,
      selectors: {
        '& + &': {
          borderInlineStart: `${tokens.border.hairline} solid color-mix(in srgb, ${tokens.color.inkQuietOnStrong} 25%, transparent)`,
        },
      },
    },
  },
});
export const topLink = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: tokens.size.controlLarge,
  paddingInline: tokens.space.x4,
  color: 'inherit',
  fontSize: tokens.text.body,
  fontWeight: tokens.weight.medium,
  textDecoration: 'none',
  ':focus-visible': focus,
  '@media': {
    [media.large]: {
      minBlockSize: steps(13),
      paddingInline: tokens.space.x2,
      paddingInlineEnd: 0,
      fontSize: tokens.text.caption,
      lineHeight: tokens.leading.tight,
      textWrap: 'balance',
      selectors: {
        [`${top}:first-child > &`]: { paddingInlineStart: 0 },
        [`${top}:hover > &, ${top}[data-state="open"] > &`]: {
          boxShadow: `inset 0 calc(-1.5 * ${tokens.border.thick}) ${tokens.color.focus}`,
        },
      },
    },
    [media.wide]: { paddingInlineStart: tokens.space.x3, fontSize: tokens.text.small },
  },
});
export const toggle = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: steps(12),
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':focus-visible': focus,
  '::before': {
    content: '""',
    inlineSize: '0.5em',
    blockSize: '0.5em',
    borderInlineEnd: chevron,
    borderBlockEnd: chevron,
    transform: `translateY(calc(-1 * ${tokens.space.half})) rotate(45deg)`,
  },
  selectors: { '&[aria-expanded="true"]::before': { transform: `translateY(${tokens.space.half}) rotate(225deg)` } },
  '@media': {
    '(scripting: none)': { visibility: 'hidden' },
    [media.large]: { inlineSize: tokens.size.target, '::before': { inlineSize: '0.35em', blockSize: '0.35em' } },
  },
});
const shownPanel = { visibility: 'visible', opacity: 1, transitionDelay: '0s' } as const;
export const panel = componentStyle({
  gridColumn: '1 / -1',
  display: 'none',
  padding: `0 ${tokens.space.x4} ${tokens.space.x4}`,
  background: tokens.color.groundRaised,
  color: tokens.color.ink,
  selectors: { [`${top}[data-state="open"] > &`]: { display: 'block' } },
  '@media': {
    [media.large]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${steps(70)}`,
      columnGap: tokens.space.x6,
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      zIndex: tokens.layer.menu,
      paddingBlock: tokens.space.x6,
      paddingInline: pageSides,
      borderBlockEnd: line,
      boxShadow: tokens.shadow.overlay,
      visibility: 'hidden',
      opacity: 0,
      transition: `visibility 0s, opacity ${tokens.motion.fast} ${tokens.motion.ease}`,
      selectors: {
        [`${top}[data-state="open"] > &`]: { display: 'grid', ...shownPanel },
      },
    },
    // Hover has a delay, so that a pointer crossing the bar does not flash panels.
    [`${media.large} and (hover: hover)`]: {
      selectors: {
        [`:not([data-state="dismissed"]) > ${top}:hover > &:not(:empty)`]: {
          ...shownPanel,
          transitionDelay: tokens.motion.fast,
        },
      },
    },
  },
});
/** The items fill the row. */
export const columns = componentStyle({
  '@media': {
    [media.large]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(${steps(36)}, 1fr))`,
      gap: `${tokens.space.x5} ${tokens.space.x6}`,
      alignItems: 'start',
    },
  },
});
const tile = { display: 'grid', alignContent: 'start' } as const;
export const column = componentStyle({
  ...tile,
  gridTemplateColumns: `${steps(12)} minmax(0, 1fr)`,
  columnGap: tokens.space.x3,
  paddingBlockStart: tokens.space.x2,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.space.x2, padding: 0 } },
});
/** Reserves the space, so that the picture causes no layout shift when it loads. */
export const picture = componentStyle({
  display: 'block',
  blockSize: steps(12),
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
  background: tokens.color.groundPicture,
  '@media': { [media.large]: { blockSize: steps(24) } },
});
export const all = componentStyle({
  display: 'none',
  textDecoration: 'none',
  ':focus-visible': { ...focus, outlineOffset: tokens.border.thick },
  '@media': { [media.large]: { ...tile, rowGap: tokens.space.x2 } },
});
export const banner = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '100% 50%',
});
const panelLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.item,
  color: tokens.color.ink,
  fontSize: tokens.text.small,
  textDecoration: 'none',
  ':hover': { color: tokens.color.accent, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  ':focus-visible': { ...focus, outlineOffset: tokens.border.thick },
} as const;
export const sub = componentStyle({
  ...panelLink,
  fontWeight: tokens.weight.bold,
  '@media': { [media.large]: { minBlockSize: steps(7) } },
});
export const thirds = componentStyle({
  paddingInlineStart: tokens.space.x3,
  '@media': { [media.large]: { padding: 0 } },
});
export const third = componentStyle({
  ...panelLink,
  color: tokens.color.inkQuiet,
  '@media': { [media.large]: { minBlockSize: steps(7) } },
});
