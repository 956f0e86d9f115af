import { componentStyle, tokens } from '@rider/ui/vanilla-extract';

export const glyph = componentStyle({
  flexShrink: 0,
  inlineSize: tokens.size.icon,
  blockSize: tokens.size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Over the button's own look: square, in the colour around it. */
export const button = componentStyle({
  inlineSize: tokens.size.controlSmall,
  minBlockSize: tokens.size.controlSmall,
  padding: 0,
  color: 'inherit',
  selectors: {
    '&:hover, &:active, &[aria-pressed="true"], &[aria-expanded="true"]': { color: tokens.color.accent },
    '&:disabled, &[aria-disabled="true"]': { color: tokens.color.inkDisabled },
  },
});
