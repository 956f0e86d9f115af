import { componentStyle, tokens } from '../tokens/index.ts';

export const goods = componentStyle({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: tokens.space.x3,
});
export const picture = componentStyle({
  inlineSize: '64px',
  aspectRatio: '1',
  objectFit: 'contain',
  background: tokens.color.groundPicture,
  borderRadius: tokens.radius.control,
});
export const words = componentStyle({ display: 'grid', gap: '2px', overflowWrap: 'anywhere' });
export const quiet = componentStyle({ color: tokens.color.inkQuiet, fontSize: tokens.text.small });
export const scores = componentStyle({ display: 'grid', gap: tokens.space.x3 });
