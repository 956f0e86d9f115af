import { screenStyle, steps, tokens } from '@rider/ui/tokens';

/** The pictures side by side, in a part of the dialog that scrolls. */
export const choices = screenStyle({
  display: 'flex',
  flexFlow: 'row wrap',
  gap: tokens.space.x3,
  maxBlockSize: steps(50),
  overflowY: 'auto',
});
export const shapes = {
  square: screenStyle({ inlineSize: steps(16), blockSize: steps(16), objectFit: 'contain' }),
  wide: screenStyle({ inlineSize: steps(45), blockSize: steps(16), objectFit: 'cover' }),
};
