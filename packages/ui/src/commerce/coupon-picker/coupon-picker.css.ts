import { componentStyle, tokens } from '../../tokens/index.ts';

export const picker = componentStyle({ display: 'grid', gap: tokens.space.x3, minInlineSize: 0 });
export const obstacle = componentStyle({ display: 'block' });
