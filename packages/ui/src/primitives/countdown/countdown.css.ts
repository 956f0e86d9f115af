import { componentStyle, tokens } from '../../tokens/index.ts';

export const box = componentStyle({ display: 'inline-block' });
export const figures = componentStyle({
  fontWeight: tokens.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
