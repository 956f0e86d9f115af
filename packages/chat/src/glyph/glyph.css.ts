import { componentStyle, tokens } from '@rider/ui/vanilla-extract';

const strokes = {
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const glyph = {
  small: componentStyle({ ...strokes, inlineSize: tokens.size.iconSmall, blockSize: tokens.size.iconSmall }),
  medium: componentStyle({ ...strokes, inlineSize: tokens.size.icon, blockSize: tokens.size.icon }),
};

/** Overrides the button's look: square, in the current colour. */
const square = {
  padding: 0,
  color: 'inherit',
  selectors: {
    '&:hover, &:active, &[aria-pressed="true"], &[aria-expanded="true"]': { color: tokens.color.accent },
    '&:disabled, &[aria-disabled="true"]': { color: tokens.color.inkDisabled },
  },
} as const;

export const button = {
  small: componentStyle({ ...square, inlineSize: tokens.size.target, minBlockSize: tokens.size.target }),
  medium: componentStyle({ ...square, inlineSize: tokens.size.controlSmall, minBlockSize: tokens.size.controlSmall }),
};
