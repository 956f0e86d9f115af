import { componentStyle, steps, tokens } from '../../tokens/index.ts';

export const icon = componentStyle({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: tokens.size.icon,
  blockSize: tokens.size.icon,
  verticalAlign: '-0.3em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const small = componentStyle({ inlineSize: steps(4), blockSize: steps(4), verticalAlign: '-0.2em' });

export const large = componentStyle({ inlineSize: steps(6), blockSize: steps(6) });

export const filled = componentStyle({ fill: 'currentColor' });
