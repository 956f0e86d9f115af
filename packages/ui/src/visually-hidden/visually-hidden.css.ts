import { componentStyle } from '../tokens/index.ts';

/** Outside of sight, still read aloud. */
export const visuallyHidden = componentStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
