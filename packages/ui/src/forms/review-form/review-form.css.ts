import { componentStyle, steps, tokens } from '../../tokens/index.ts';

export const product = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${steps(16)} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: tokens.space.x3,
});
export const words = componentStyle({ display: 'grid', gap: tokens.space.half, overflowWrap: 'anywhere' });
export const quiet = componentStyle({ color: tokens.color.inkQuiet, fontSize: tokens.text.small });
export const scores = componentStyle({ display: 'grid', gap: tokens.space.x3 });
