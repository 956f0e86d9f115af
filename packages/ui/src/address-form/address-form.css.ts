import { componentStyle, media, tokens } from '../tokens/index.ts';

export const form = componentStyle({
  display: 'grid',
  gap: tokens.space.x4,
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' } },
});
export const wide = componentStyle({ gridColumn: '1 / -1' });
export const actions = componentStyle({ gridColumn: '1 / -1', display: 'flex', gap: tokens.space.x3 });
export const messages = componentStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: tokens.space.x4,
  selectors: { '&:empty': { display: 'none' } },
});
