import { componentStyle, tokens } from '../../tokens/index.ts';

/** Visually hidden, but read by screen readers. */
export const visuallyHidden = componentStyle({
  position: 'absolute',
  inlineSize: tokens.border.hairline,
  blockSize: tokens.border.hairline,
  margin: `calc(-1 * ${tokens.border.hairline})`,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
