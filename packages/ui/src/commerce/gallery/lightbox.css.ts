import { componentStyle, row, steps, tokens } from '../../tokens/index.ts';

export const lightbox = componentStyle({
  boxSizing: 'border-box',
  inlineSize: `min(100vw, ${steps(240)})`,
  maxInlineSize: '100vw',
  blockSize: '100dvh',
  maxBlockSize: `min(100dvh, ${steps(255)})`,
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.card,
  background: tokens.color.groundPicture,
  color: tokens.color.ink,
  overflow: 'hidden',
  selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
  '::backdrop': { background: tokens.color.backdrop },
});
export const bar = componentStyle({
  ...row(tokens.space.x1),
  padding: tokens.space.x2,
  background: tokens.color.groundRaised,
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.line}`,
});
export const level = componentStyle({
  flex: 1,
  paddingInlineStart: tokens.space.x2,
  fontSize: tokens.text.small,
  color: tokens.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
});
export const control = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: tokens.size.control,
  blockSize: tokens.size.control,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: tokens.color.groundQuiet },
  ':focus-visible': {
    outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
    outlineOffset: `calc(-1 * ${tokens.border.thick})`,
  },
  selectors: { '&[aria-disabled]': { color: tokens.color.inkDisabled, cursor: 'not-allowed' } },
});
export const stage = componentStyle({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 0,
  overflow: 'hidden',
  touchAction: 'pinch-zoom',
  selectors: { '&[data-state="enlarged"]': { cursor: 'grab', touchAction: 'none' } },
});
export const picture = componentStyle({
  inlineSize: '100%',
  minBlockSize: 0,
  transition: `transform ${tokens.motion.fast} ${tokens.motion.ease}`,
  userSelect: 'none',
});
