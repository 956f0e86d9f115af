import { componentStyle, tokens, wrappingRow } from '../../tokens/index.ts';

const { border, color, radius, space, text, weight } = tokens;

export const box = componentStyle({ display: 'grid', gap: space.x3, justifyItems: 'start' });
export const seats = componentStyle(wrappingRow(space.x2));
export const seat = componentStyle({ display: 'grid', placeItems: 'center' });
export const free = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.x10,
  blockSize: space.x10,
  border: `${border.hairline} dashed ${color.lineStrong}`,
  borderRadius: radius.round,
  color: color.inkQuiet,
});
export const more = componentStyle({
  alignSelf: 'center',
  color: color.inkQuiet,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const missing = componentStyle({ margin: 0, fontSize: text.large, fontWeight: weight.medium });
export const time = componentStyle({ margin: 0, color: color.inkQuiet, fontSize: text.small });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
