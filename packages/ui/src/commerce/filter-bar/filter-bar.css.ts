import { componentStyle, inlineRow, media, row, steps, tokens } from '../../tokens/index.ts';

const hairline = `${tokens.border.hairline} solid ${tokens.color.line}`;
const controlLine = `${tokens.border.hairline} solid ${tokens.color.lineStrong}`;
const focus = { outline: `${tokens.border.thick} solid ${tokens.color.focus}`, outlineOffset: tokens.border.thick };
/** Between a hairline and a thick border, like the strokes of icons. */
const chevron = `calc(1.5 * ${tokens.border.hairline}) solid currentColor`;

export const bar = componentStyle({ display: 'grid', gap: tokens.space.x3, alignContent: 'start', minInlineSize: 0 });
/** On narrow screens the button and the chips share a row, so that a new chip causes no layout shift. */
export const openerRow = componentStyle({
  ...row(tokens.space.x3),
  minInlineSize: 0,
  '@media': { [media.large]: { display: 'none' } },
});
export const opener = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: tokens.space.x2,
  blockSize: tokens.size.control,
  paddingInline: tokens.space.x3,
  border: controlLine,
  borderRadius: tokens.radius.control,
  background: tokens.color.ground,
  color: tokens.color.ink,
  font: 'inherit',
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
  cursor: 'pointer',
  ':focus-visible': focus,
});
// A side panel in the top layer on narrow screens; a popover that is always visible in place on wide ones.
export const panel = componentStyle({
  position: 'fixed',
  inset: 0,
  insetInlineStart: 'auto',
  inlineSize: `min(${steps(85)}, 88vw)`,
  blockSize: 'auto',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
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
      boxShadow: 'none',
    },
  },
});
export const form = componentStyle({
  display: 'block',
  margin: 0,
  paddingInline: tokens.space.x4,
  '@media': { [media.large]: { padding: 0 } },
});
export const facet = componentStyle({ paddingBlock: tokens.space.x2, borderBlockEnd: hairline });
export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: tokens.size.controlSmall,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.bold,
  listStyle: 'none',
  cursor: 'pointer',
  ':focus-visible': focus,
  '::after': {
    content: '""',
    inlineSize: '0.5em',
    blockSize: '0.5em',
    marginInlineEnd: tokens.space.x1,
    borderInlineEnd: chevron,
    borderBlockEnd: chevron,
    transform: `translateY(calc(-1 * ${tokens.space.half})) rotate(45deg)`,
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &::after': { transform: `translateY(${tokens.space.half}) rotate(225deg)` },
  },
});
export const values = componentStyle({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const value = componentStyle({
  ...row(tokens.space.x2),
  minBlockSize: tokens.size.item,
  fontSize: tokens.text.small,
  cursor: 'pointer',
  selectors: { '&[data-state="empty"]:has(:disabled)': { color: tokens.color.inkDisabled, cursor: 'default' } },
  '@media': {
    [media.large]: { minBlockSize: steps(7.5) },
    [media.hover]: { ':hover': { color: tokens.color.accent } },
  },
});
export const check = componentStyle({
  flex: 'none',
  inlineSize: steps(4),
  blockSize: steps(4),
  margin: 0,
  accentColor: tokens.color.accent,
  cursor: 'inherit',
  ':focus-visible': focus,
});
export const label = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const count = componentStyle({
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.caption,
  fontVariantNumeric: 'tabular-nums',
});
export const price = componentStyle({ display: 'flex', gap: tokens.space.x2, paddingBlock: tokens.space.x1 });
const field = {
  blockSize: tokens.size.controlSmall,
  border: controlLine,
  borderRadius: tokens.radius.control,
  background: tokens.color.ground,
  color: tokens.color.ink,
  font: 'inherit',
  fontSize: tokens.text.small,
};
export const amount = componentStyle({
  ...field,
  flex: '1 1 0',
  minInlineSize: 0,
  inlineSize: '100%',
  paddingInline: tokens.space.x2,
  appearance: 'textfield',
  '::placeholder': { color: tokens.color.inkQuiet },
  ':focus-visible': focus,
});
export const apply = componentStyle({
  ...field,
  paddingInline: tokens.space.x3,
  fontWeight: tokens.weight.medium,
  cursor: 'pointer',
  ':hover': { borderColor: tokens.color.accent, color: tokens.color.accent },
  ':focus-visible': focus,
});
/** Sticky above the scrolling filters. */
export const panelFoot = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  padding: tokens.space.x4,
  paddingBlockEnd: `calc(${tokens.space.x4} + env(safe-area-inset-bottom))`,
  borderBlockStart: hairline,
  background: tokens.color.groundRaised,
  '@media': { [media.large]: { display: 'none' } },
});
export const show = componentStyle({
  inlineSize: '100%',
  blockSize: tokens.size.control,
  border: 0,
  borderRadius: tokens.radius.control,
  background: tokens.color.accent,
  color: tokens.color.inkOnAccent,
  font: 'inherit',
  fontWeight: tokens.weight.medium,
  cursor: 'pointer',
  ':focus-visible': focus,
});
/** One row that scrolls sideways, so its height is constant. */
export const chips = componentStyle({
  // Contains the visually hidden texts, which would otherwise widen the page.
  position: 'relative',
  ...row(tokens.space.x2),
  boxSizing: 'border-box',
  blockSize: tokens.size.control,
  // Space for the focus ring inside the scrolling row.
  padding: tokens.space.x1,
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const chip = componentStyle({
  ...inlineRow(tokens.space.x1),
  minBlockSize: steps(7),
  paddingInline: tokens.space.x2,
  borderRadius: tokens.radius.control,
  background: tokens.color.accentSoft,
  color: tokens.color.ink,
  fontSize: tokens.text.caption,
  textDecoration: 'none',
  ':hover': { color: tokens.color.accent },
  ':focus-visible': focus,
});
export const clear = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: steps(7),
  color: tokens.color.accent,
  fontSize: tokens.text.caption,
  ':focus-visible': focus,
});
