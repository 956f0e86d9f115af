import { componentStyle, tokens } from '../../tokens/index.ts';

export const price = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: tokens.space.x2,
  fontVariantNumeric: 'tabular-nums',
});

export const amount = componentStyle({ fontSize: '0.875em', color: tokens.color.inkQuiet, whiteSpace: 'nowrap' });
export const figure = componentStyle({
  fontSize: 'calc(1em / 0.875)',
  fontWeight: tokens.weight.bold,
  color: tokens.color.ink,
});
export const quiet = componentStyle({
  fontSize: tokens.text.small,
  color: tokens.color.inkQuiet,
  whiteSpace: 'nowrap',
});
export const sizes = {
  small: componentStyle({ fontSize: tokens.text.body }),
  medium: componentStyle({ fontSize: tokens.text.large }),
  large: componentStyle({ fontSize: tokens.text.title1, lineHeight: tokens.leading.tight }),
};
