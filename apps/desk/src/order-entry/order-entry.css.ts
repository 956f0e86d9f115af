import { screenStyle, steps, tokens } from '@rider/ui/tokens';

/** Wider than other forms: it has a table and two columns. */
export const form = screenStyle({ maxInlineSize: 'none' });
export const part = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x4,
  minInlineSize: 0,
});
export const quantity = screenStyle({ inlineSize: steps(22) });
/** The typeahead takes the width that its neighbour leaves. */
export const add = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: tokens.space.x3,
});
