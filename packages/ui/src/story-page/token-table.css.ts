import { componentStyle, media, tokens } from '../tokens/index.ts';

const { border, color, font, radius, space, text } = tokens;
const hairline = `${border.hairline} solid ${color.line}`;

export const rows = componentStyle({ borderBlockEnd: hairline });
export const row = componentStyle({
  display: 'grid',
  gap: space.x2,
  paddingBlock: space.x3,
  borderBlockStart: hairline,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space.x6, alignItems: 'center' },
  },
});
export const name = componentStyle({ fontWeight: tokens.weight.medium, overflowWrap: 'anywhere' });
export const variable = componentStyle({
  display: 'block',
  fontFamily: font.mono,
  fontSize: text.caption,
  color: color.inkQuiet,
});
export const meaning = componentStyle({ display: 'block', fontSize: text.small, color: color.inkQuiet });

export const values = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5em, 1fr))',
  gap: space.x3,
  fontSize: text.small,
});
export const value = componentStyle({ display: 'flex', alignItems: 'center', gap: space.x2, minInlineSize: 0 });
export const theme = componentStyle({ display: 'block', fontSize: text.caption, color: color.inkQuiet });
export const figure = componentStyle({ fontFamily: font.mono, fontSize: text.caption, overflowWrap: 'anywhere' });

export const swatch = componentStyle({
  flexShrink: 0,
  inlineSize: tokens.size.controlSmall,
  blockSize: tokens.size.controlSmall,
  border: `${border.hairline} solid ${color.lineStrong}`,
  borderRadius: radius.control,
  forcedColorAdjust: 'none',
});
/** Lengths as bars, at most as wide as the cell. */
export const bar = componentStyle({
  flexShrink: 0,
  blockSize: space.x3,
  maxInlineSize: '50%',
  background: color.accent,
  forcedColorAdjust: 'none',
});
export const box = componentStyle({
  flexShrink: 0,
  inlineSize: space.x12,
  blockSize: space.x8,
  background: color.groundRaised,
  border: hairline,
});
export const letters = componentStyle({ flexShrink: 0, whiteSpace: 'nowrap' });
