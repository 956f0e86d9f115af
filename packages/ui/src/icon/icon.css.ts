import { componentStyle, tokens } from '../tokens/index.ts';

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

export const small = componentStyle({ inlineSize: '16px', blockSize: '16px', verticalAlign: '-0.2em' });

export const large = componentStyle({ inlineSize: '24px', blockSize: '24px' });

export const filled = componentStyle({ fill: 'currentColor' });
