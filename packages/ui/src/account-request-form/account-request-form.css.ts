import { componentStyle, tokens } from '../tokens/index.ts';

export const file = componentStyle({
  inlineSize: '100%',
  minBlockSize: tokens.size.control,
  font: 'inherit',
  color: tokens.color.ink,
});
