import { screenStyle, steps, tokens } from '@rider/ui/tokens';

export const facts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space.x10,
  rowGap: tokens.space.x4,
  margin: 0,
});
export const term = screenStyle({ color: tokens.color.inkQuiet, fontSize: tokens.text.small });
export const datum = screenStyle({ margin: 0 });
export const total = screenStyle({ margin: 0, fontSize: tokens.text.title3, fontWeight: tokens.weight.bold });
export const form = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x5,
  inlineSize: '100%',
  maxInlineSize: steps(140),
});
export const pay = screenStyle({ justifySelf: 'start' });
