import { screenStyle, tokens } from '@rider/ui/tokens';

export const page = screenStyle({ maxInlineSize: tokens.size.entry });

/** Readers need dark modules on a light ground, in the dark theme as well. */
export const picture = screenStyle({ display: 'block', background: tokens.color.groundPicture });

export const codes = screenStyle({
  columns: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});
