import { componentStyle, tokens, wrappingRow } from '../../tokens/index.ts';

const { border, color, radius, size, space, text, weight } = tokens;

export const slot = componentStyle({
  display: 'grid',
  gap: space.x1,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const legend = componentStyle({ padding: 0, fontSize: text.small, fontWeight: weight.medium });
/** The border of a field around the provider's frame. */
export const provider = componentStyle({
  boxSizing: 'border-box',
  minBlockSize: size.control,
  padding: space.x2,
  border: `${border.hairline} solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.ground,
  selectors: { '[data-state="invalid"] > &': { borderColor: color.danger } },
});
export const card = componentStyle({
  ...wrappingRow(space.x4),
  alignItems: 'center',
  padding: space.x4,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.groundQuiet,
  fontVariantNumeric: 'tabular-nums',
});
