import { componentStyle, steps } from '../../tokens/index.ts';

export const mark = componentStyle({ flexShrink: 0, inlineSize: steps(10), blockSize: steps(7) });
export const strokes = componentStyle({
  fill: 'none',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
