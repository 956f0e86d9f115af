import { componentStyle, row, tokens, wrappingRow } from '../../tokens/index.ts';

const { border, color, radius, space, text, weight } = tokens;

export const tile = componentStyle({
  display: 'grid',
  gap: space.x2,
  alignContent: 'start',
  padding: space.x4,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
  selectors: { '&[data-state="expired"]': { background: color.groundQuiet } },
});
export const name = componentStyle({
  ...row(space.x2),
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.x4,
  color: color.inkQuiet,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});
export const badges = componentStyle({
  display: 'flex',
  gap: space.x2,
  selectors: { '&:empty': { display: 'none' } },
});
export const actions = componentStyle({ ...wrappingRow(space.x2), marginBlockStart: space.x1 });
