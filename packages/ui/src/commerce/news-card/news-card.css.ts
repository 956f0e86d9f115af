import { componentStyle, tokens, wrappingRow } from '../../tokens/index.ts';

export const card = componentStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space.x2,
  minInlineSize: 0,
});

export const picture = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: tokens.radius.card,
  background: tokens.color.groundPicture,
});

export const meta = componentStyle({
  ...wrappingRow(tokens.space.x2),
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.caption,
  fontVariantNumeric: 'tabular-nums',
});

/** The link covers the whole card. */
export const link = componentStyle({
  color: tokens.color.ink,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: tokens.color.accent, textDecoration: 'underline' },
  },
});

export const synopsis = componentStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.small,
  overflowWrap: 'break-word',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

export const placeOfTitle = componentStyle({
  fontSize: tokens.text.large,
  lineHeight: tokens.leading.tight,
});
