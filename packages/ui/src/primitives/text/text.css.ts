import { componentStyle, media, tokens } from '../../tokens/index.ts';

export const heading = componentStyle({
  margin: 0,
  fontWeight: tokens.weight.bold,
  lineHeight: tokens.leading.tight,
  letterSpacing: '-0.011em',
  textWrap: 'balance',
  // In a row, a long word must not widen the page.
  overflowWrap: 'anywhere',
});

export const headingSize = {
  title1: componentStyle({
    fontSize: tokens.text.title2,
    '@media': { [media.medium]: { fontSize: tokens.text.title1 } },
  }),
  title2: componentStyle({
    fontSize: tokens.text.title3,
    '@media': { [media.medium]: { fontSize: tokens.text.title2 } },
  }),
  title3: componentStyle({ fontSize: tokens.text.title3 }),
  large: componentStyle({ fontSize: tokens.text.large }),
  body: componentStyle({ fontSize: tokens.text.body }),
};

export const text = componentStyle({ margin: 0, overflowWrap: 'break-word' });

export const size = {
  caption: componentStyle({ fontSize: tokens.text.caption }),
  small: componentStyle({ fontSize: tokens.text.small }),
  body: componentStyle({ fontSize: tokens.text.body }),
  large: componentStyle({ fontSize: tokens.text.large }),
};

export const tone = {
  quiet: componentStyle({ color: tokens.color.inkQuiet }),
  accent: componentStyle({ color: tokens.color.accent }),
  danger: componentStyle({ color: tokens.color.danger }),
  success: componentStyle({ color: tokens.color.success }),
  warning: componentStyle({ color: tokens.color.warning }),
};

export const weight = {
  regular: componentStyle({ fontWeight: tokens.weight.regular }),
  medium: componentStyle({ fontWeight: tokens.weight.medium }),
  bold: componentStyle({ fontWeight: tokens.weight.bold }),
};

export const measure = componentStyle({ maxInlineSize: tokens.size.measure });

export const mono = componentStyle({ fontFamily: tokens.font.mono });
