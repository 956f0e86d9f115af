import { componentStyle, tokens } from '../../tokens/index.ts';

export const swatch = componentStyle({
  flex: 'none',
  inlineSize: tokens.size.icon,
  blockSize: tokens.size.icon,
  stroke: tokens.color.lineStrong,
});
export const row = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: tokens.space.x2 });
export const samples = componentStyle({ display: 'block', stroke: tokens.color.lineStrong });
export const rest = componentStyle({ fontSize: tokens.text.caption, color: tokens.color.inkQuiet, lineHeight: '1' });
