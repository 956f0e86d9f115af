import { screenStyle, steps, tokens } from '@rider/ui/tokens';

export const facts = screenStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${steps(60)}, 100%), 1fr))`,
  gap: tokens.space.x4,
  margin: 0,
});
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
  inlineSize: steps(28),
  blockSize: steps(28),
  objectFit: 'cover',
  background: tokens.color.groundPicture,
  borderRadius: tokens.radius.control,
});
