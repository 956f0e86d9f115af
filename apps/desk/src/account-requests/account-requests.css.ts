import { screenStyle, tokens } from '@rider/ui/tokens';

export const facts = screenStyle({ marginBlockEnd: tokens.space.x6 });

export const duplicates = screenStyle({ margin: 0, paddingInlineStart: tokens.space.x5 });

export const license = screenStyle({
  display: 'block',
  marginBlockEnd: tokens.space.x6,
  color: tokens.color.accent,
});

/** A scanned page is readable in its own tab; here it is recognised. */
export const picture = screenStyle({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '40dvh',
  marginBlockEnd: tokens.space.x2,
});
