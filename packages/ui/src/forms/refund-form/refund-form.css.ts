import { componentStyle, media, steps, tokens } from '../../tokens/index.ts';

const { border, color, radius, space, text, weight } = tokens;
const hairline = `${border.hairline} solid ${color.line}`;

export const lines = componentStyle({ border: hairline, borderRadius: radius.card });
export const line = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.x3,
  rowGap: space.x2,
  padding: space.x3,
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': { [media.medium]: { gridTemplateColumns: `auto minmax(0, 1fr) ${steps(33)}` } },
});
export const box = componentStyle({
  inlineSize: tokens.size.choice,
  blockSize: tokens.size.choice,
  margin: space.x1,
  accentColor: color.accent,
  cursor: 'pointer',
});
export const product = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${steps(14)} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space.x3,
  cursor: 'pointer',
});
export const words = componentStyle({ display: 'grid', gap: space.half, minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = componentStyle({ fontWeight: weight.medium });
export const quiet = componentStyle({ color: color.inkQuiet, fontSize: text.small });
export const quantity = componentStyle({
  gridColumn: '2',
  maxInlineSize: steps(40),
  '@media': { [media.medium]: { gridColumn: 'auto' } },
});
export const amount = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x3,
  margin: 0,
  padding: space.x4,
  borderRadius: radius.card,
  background: color.groundQuiet,
});
export const figure = componentStyle({
  fontSize: text.title3,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const tax = componentStyle({ flex: '1 1 100%', color: color.inkQuiet, fontSize: text.small });
