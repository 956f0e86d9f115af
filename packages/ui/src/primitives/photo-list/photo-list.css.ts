import { componentStyle, steps, tokens, wrappingRow } from '../../tokens/index.ts';

export const list = componentStyle(wrappingRow(tokens.space.x2));
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
