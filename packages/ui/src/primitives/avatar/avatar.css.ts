import { componentStyle, media, steps, tokens } from '../../tokens/index.ts';

const { border, color, radius, space, text, weight } = tokens;

export const avatar = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: radius.round,
  background: color.accentSoft,
  color: color.accent,
  fontWeight: weight.medium,
  lineHeight: 1,
  userSelect: 'none',
  '@media': { [media.forcedColors]: { border: `${border.hairline} solid CanvasText` } },
});
export const size = {
  small: componentStyle({ inlineSize: space.x6, blockSize: space.x6, fontSize: '0.625em' }),
  medium: componentStyle({ inlineSize: space.x10, blockSize: space.x10, fontSize: text.body }),
  large: componentStyle({ inlineSize: steps(18), blockSize: steps(18), fontSize: text.title2 }),
};
export const picture = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
