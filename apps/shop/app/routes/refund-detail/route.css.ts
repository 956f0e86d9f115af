import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

export const facts = screenStyle({ display: 'grid', gap: tokens.space.x3, margin: 0 });
export const fact = screenStyle({
  display: 'grid',
  gap: tokens.space.x1,
  '@media': { [media.medium]: { gridTemplateColumns: `${steps(45)} minmax(0, 1fr)`, gap: tokens.space.x4 } },
});
export const term = screenStyle({ color: tokens.color.inkQuiet });
export const value = screenStyle({ margin: 0, overflowWrap: 'anywhere' });
export const photos = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const photo = screenStyle({
  display: 'block',
  inlineSize: steps(20),
  blockSize: steps(20),
  objectFit: 'cover',
  background: tokens.color.groundPicture,
  borderRadius: tokens.radius.control,
});
