import { componentStyle, componentTokens, tokens } from '../../tokens/index.ts';

const own = componentTokens('picture', { ground: tokens.color.groundPicture });

const ground = {
  display: 'block',
  minInlineSize: 0,
  overflow: 'hidden',
  // The picture blends with this background only.
  isolation: 'isolate',
  background: own.ground,
} as const;
const filling = componentStyle({ ...ground, blockSize: '100%' });
export const shapes = {
  square: componentStyle({ ...ground, aspectRatio: '1', borderRadius: tokens.radius.control }),
  fill: filling,
  faded: filling,
};

const picture = {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  mixBlendMode: 'multiply',
  // The photo's paper is 2 % off white at the bottom, which would show as an edge where the background is wider than the picture.
  filter: 'brightness(1.03)',
} as const;
const whole = componentStyle(picture);
export const pictures = {
  square: whole,
  fill: whole,
  /** Fades out a shadow that the file cuts off, where the background continues. */
  faded: componentStyle({
    ...picture,
    inlineSize: 'auto',
    maxInlineSize: '100%',
    aspectRatio: '1',
    marginInline: 'auto',
    maskImage: 'linear-gradient(to right, transparent, currentColor 8%, currentColor 92%, transparent)',
  }),
};
