import { componentStyle, tokens } from '../tokens/index.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: tokens.text.small,
  color: tokens.color.inkQuiet,
});

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  selectors: {
    // Assistive technology is told nothing (after the slash) in place of the sign.
    '&:not(:last-child)::after': { content: '"/" / ""', marginInline: tokens.space.x2, color: tokens.color.lineStrong },
  },
});

export const link = componentStyle({
  display: 'inline-block',
  paddingBlock: tokens.space.x1,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: tokens.color.accent, textDecoration: 'underline' } },
});

export const current = componentStyle({ color: tokens.color.ink, overflowWrap: 'anywhere' });
