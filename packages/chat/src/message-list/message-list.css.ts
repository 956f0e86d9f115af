import { componentStyle, inlineRow, media, row, steps, tokens } from '@rider/ui/vanilla-extract';
import { keyframes } from '@vanilla-extract/css';

const { border, color, motion, radius, shadow, size, space, text, weight } = tokens;

export const frame = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
});

export const scroller = componentStyle({
  // Offsets of rows are relative to this element.
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // ReadingPlace anchors the scroll position; the browser's anchoring would correct it twice.
  overflowAnchor: 'none',
  contain: 'strict',
});

/** Limits the width, so that both sides are in view on wide pages. */
export const list = componentStyle({
  maxInlineSize: steps(240),
  margin: 0,
  marginInline: 'auto',
  padding: 0,
  listStyle: 'none',
});

export const edge = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  boxSizing: 'border-box',
  minBlockSize: size.control,
  paddingInline: space.x4,
  color: color.inkQuiet,
  fontSize: text.caption,
  textAlign: 'center',
});

export const blank = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
});

export const loading = componentStyle({
  display: 'grid',
  gap: space.x3,
  padding: space.x4,
  alignContent: 'end',
  flex: '1 1 auto',
});

export const toEnd = componentStyle({
  position: 'absolute',
  insetBlockEnd: space.x8,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  ...inlineRow(space.x2),
  minBlockSize: size.controlSmall,
  paddingInline: space.x3,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.round,
  background: color.groundRaised,
  color: color.ink,
  boxShadow: shadow.overlay,
  font: 'inherit',
  fontSize: text.small,
  fontWeight: weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.lineStrong },
    '&[data-state="new"]': { background: color.accent, borderColor: color.accent, color: color.inkOnAccent },
    '&[data-state="new"]:hover': { background: color.accentHover },
  },
});

export const typing = componentStyle({
  flexShrink: 0,
  ...row(space.x2),
  blockSize: space.x6,
  paddingInline: space.x4,
  overflow: 'hidden',
  color: color.inkQuiet,
  fontSize: text.caption,
  whiteSpace: 'nowrap',
});

const beat = keyframes({ '0%, 60%, 100%': { opacity: 0.3 }, '30%': { opacity: 1 } });

export const dots = componentStyle({ display: 'inline-flex', gap: tokens.space.half });
export const dot = componentStyle({
  inlineSize: steps(1),
  blockSize: steps(1),
  borderRadius: radius.round,
  background: 'currentColor',
  animation: `${beat} calc(1.5 * ${motion.round}) infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: `calc(0.2 * ${motion.round})` },
    '&:nth-child(3)': { animationDelay: `calc(0.4 * ${motion.round})` },
  },
  '@media': { [media.reducedMotion]: { animation: 'none' }, [media.forcedColors]: { background: 'CanvasText' } },
});
