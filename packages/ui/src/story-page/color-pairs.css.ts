import { componentStyle, media, tokens } from '../tokens/index.ts';

const { border, color, font, radius, space, text } = tokens;
const hairline = `${border.hairline} solid ${color.line}`;

export const pair = componentStyle({
  display: 'grid',
  gap: space.x2,
  paddingBlock: space.x3,
  borderBlockStart: hairline,
  fontSize: text.small,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)', columnGap: space.x6, alignItems: 'center' },
  },
});
export const kind = componentStyle({ display: 'block', fontSize: text.caption, color: color.inkQuiet });
export const themes = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9em, 1fr))',
  gap: space.x3,
});
export const figure = componentStyle({ display: 'flex', alignItems: 'center', gap: space.x2, minInlineSize: 0 });
export const chip = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: space.x10,
  blockSize: space.x10,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.control,
  fontWeight: tokens.weight.bold,
  forcedColorAdjust: 'none',
});
/** Non-text pairs are shown as borders, which is how they are used. */
export const shape = componentStyle({
  inlineSize: space.x5,
  blockSize: space.x5,
  border: `${border.thick} solid currentColor`,
  borderRadius: radius.control,
});
export const ratio = componentStyle({ display: 'block', fontFamily: font.mono });
export const verdict = componentStyle({ display: 'block', fontSize: text.caption, color: color.inkQuiet });
export const tooFaint = componentStyle({ color: color.danger, fontWeight: tokens.weight.bold });
