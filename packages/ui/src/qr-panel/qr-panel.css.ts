import { componentStyle, steps, tokens } from '../tokens/index.ts';

const { border, color, radius, space, text, weight } = tokens;

export const panel = componentStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space.x3,
  inlineSize: '100%',
  maxInlineSize: steps(70),
  boxSizing: 'border-box',
  padding: space.x5,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.ground,
  textAlign: 'center',
});
export const title = componentStyle({ margin: 0, fontWeight: weight.medium });
/** Codes need a light background in any theme. */
export const frame = componentStyle({
  position: 'relative',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: steps(54),
  padding: space.x2,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.groundPicture,
  forcedColorAdjust: 'none',
});
export const picture = componentStyle({ display: 'block', inlineSize: '100%', blockSize: 'auto', aspectRatio: '1' });
export const over = componentStyle({ opacity: 0.15 });
export const stamp = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${space.x6})`,
  insetInlineStart: `calc(50% - ${space.x6})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.x12,
  blockSize: space.x12,
  borderRadius: radius.round,
  background: color.ground,
  color: color.ink,
});
export const state = componentStyle({ margin: 0, fontWeight: weight.medium });
export const plain = componentStyle({ margin: 0, color: color.inkQuiet, fontSize: text.small });
export const words = componentStyle({ color: color.ink, overflowWrap: 'anywhere', userSelect: 'all' });
