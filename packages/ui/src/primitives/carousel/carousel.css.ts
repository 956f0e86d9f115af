import { componentStyle, tokens } from '../../tokens/index.ts';

export const carousel = componentStyle({ position: 'relative', isolation: 'isolate', overflow: 'hidden' });
export const strip = componentStyle({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${tokens.border.thick})` } },
});
export const slide = componentStyle({ flex: '0 0 100%', minInlineSize: 0, scrollSnapAlign: 'start' });
/** Before the slides in the DOM, so that the keyboard reaches them first; shown above the slides. */
export const controls = componentStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: tokens.space.x3,
  insetInlineEnd: tokens.space.gutter,
  display: 'flex',
  alignItems: 'center',
  padding: tokens.space.half,
  border: `${tokens.border.hairline} solid transparent`,
  borderRadius: tokens.radius.control,
  background: tokens.color.groundRaised,
  color: tokens.color.ink,
});
export const place = componentStyle({
  minInlineSize: '3em',
  textAlign: 'center',
  fontSize: tokens.text.caption,
  fontVariantNumeric: 'tabular-nums',
});
