import { componentStyle, tokens } from '../../tokens/index.ts';

const { border, color, leading, radius, space, text, weight } = tokens;

export const summary = componentStyle({
  display: 'grid',
  gap: space.x4,
  alignContent: 'start',
  padding: space.x4,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
});
export const figures = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: space.x8,
  rowGap: space.x3,
});
export const term = componentStyle({ color: color.inkQuiet, fontSize: text.small });
export const amount = componentStyle({ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const available = componentStyle({
  fontSize: text.title2,
  fontWeight: weight.bold,
  lineHeight: leading.tight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const place = componentStyle({ display: 'flex', alignItems: 'center', blockSize: '1lh' });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x4 });
export const detail = componentStyle({ paddingBlock: space.x1, color: color.accent, fontSize: text.small });
