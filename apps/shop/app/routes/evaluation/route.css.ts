import { screenStyle, steps, tokens } from '@rider/ui/tokens';

export const head = screenStyle({ display: 'grid', gap: tokens.space.x1 });
export const lines = screenStyle({
  display: 'grid',
  gap: tokens.space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const line = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: tokens.space.x5,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
});
export const product = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space.x3 });
export const picture = screenStyle({ inlineSize: steps(16) });
export const words = screenStyle({
  display: 'grid',
  flex: `1 1 ${steps(40)}`,
  gap: tokens.space.half,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const name = screenStyle({
  color: tokens.color.ink,
  fontWeight: tokens.weight.bold,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const quiet = screenStyle({ color: tokens.color.inkQuiet, fontSize: tokens.text.small });
export const review = screenStyle({ paddingBlockEnd: 0, borderBlockEnd: 'none' });
