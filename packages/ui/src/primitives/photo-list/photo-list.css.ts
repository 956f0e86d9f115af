import { componentStyle, steps, tokens } from '../../tokens/index.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const photo = componentStyle({
  display: 'block',
  objectFit: 'cover',
  background: tokens.color.groundPicture,
  borderRadius: tokens.radius.control,
});
export const sizes = {
  medium: componentStyle({ inlineSize: steps(20), blockSize: steps(20) }),
  large: componentStyle({ inlineSize: steps(28), blockSize: steps(28) }),
};
