import { componentStyle, media, tokens, wrappingRow } from '../../tokens/index.ts';

const { border, color, motion, size, space, text, weight } = tokens;
const line = `${border.hairline} solid ${color.line}`;

export const box = componentStyle({ display: 'grid', gap: space.x2, minInlineSize: 0 });
export const tools = componentStyle({ ...wrappingRow(space.x3), alignItems: 'center', paddingBlockEnd: space.x2 });
export const count = componentStyle({ marginInlineEnd: 'auto', color: color.inkQuiet, fontSize: text.small });
export const list = componentStyle({ borderBlockStart: line });
export const row = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x2,
  borderBlockEnd: line,
});
export const check = componentStyle({ flexShrink: 0, paddingBlock: space.x3 });
export const details = componentStyle({ flex: '1 1 0', minInlineSize: 0 });
export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space.x3,
  rowGap: space.x1,
  minBlockSize: size.target,
  paddingBlock: space.x3,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: color.accent } },
  '@media': { [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const marker = componentStyle({
  // Centred on the title's first line.
  marginBlockStart: 'calc((1lh - 1em) / 2)',
  transition: `rotate ${motion.fast} ${motion.ease}`,
  selectors: { 'details[open] > summary > &': { rotate: '90deg' } },
});
export const words = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x3,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const unread = componentStyle({ fontWeight: weight.bold });
export const time = componentStyle({
  gridColumn: 2,
  color: color.inkQuiet,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
});
export const content = componentStyle({
  maxInlineSize: size.measure,
  paddingBlockStart: space.x1,
  // Aligned with the title: indented by the marker and its gap.
  paddingInlineStart: `calc(${space.x4} + ${space.x3})`,
  paddingBlockEnd: space.x4,
  overflowWrap: 'anywhere',
});
