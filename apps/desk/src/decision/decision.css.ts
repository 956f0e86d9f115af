import { screenStyle, tokens } from '@rider/ui/tokens';

export const evidence = screenStyle({
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
