import { componentStyle, steps, tokens } from '@rider/ui/vanilla-extract';

const { border, color, radius, space, text, weight } = tokens;

const box = {
  boxSizing: 'border-box',
  inlineSize: steps(75),
  maxInlineSize: '100%',
  padding: space.x3,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.groundRaised,
  color: color.ink,
} as const;

const pressable = {
  '&:hover': { borderColor: color.accent, color: color.ink },
} as const;

export const card = componentStyle(box);
export const linked = componentStyle({
  ...box,
  display: 'flex',
  gap: space.x3,
  textDecoration: 'none',
  selectors: pressable,
});
export const linkedOrder = componentStyle({
  ...box,
  display: 'grid',
  gap: space.x2,
  textDecoration: 'none',
  selectors: pressable,
});

export const picture = componentStyle({
  flexShrink: 0,
  inlineSize: steps(18),
  blockSize: steps(18),
  objectFit: 'contain',
  borderRadius: radius.card,
  background: color.groundPicture,
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.x1,
  minInlineSize: 0,
  flexGrow: 1,
});

/** Clamps a name to two lines. */
export const name = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  fontSize: text.small,
  overflowWrap: 'anywhere',
});

export const figures = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.x2,
  fontSize: text.caption,
});

export const price = componentStyle({ fontSize: text.body, fontWeight: weight.bold });
export const inStock = componentStyle({ color: color.inkQuiet });
export const outOfStock = componentStyle({ color: color.danger });
export const note = componentStyle({ fontSize: text.small, color: color.inkQuiet });
export const number = componentStyle({ fontSize: text.small, fontWeight: weight.bold, overflowWrap: 'anywhere' });

export const line = componentStyle({ display: 'flex', alignItems: 'center', gap: space.x3, fontSize: text.small });
export const thumbnail = componentStyle({
  flexShrink: 0,
  inlineSize: space.x10,
  blockSize: space.x10,
  objectFit: 'contain',
  borderRadius: radius.card,
  background: color.groundPicture,
});
export const figure = componentStyle({ fontVariantNumeric: 'tabular-nums' });
