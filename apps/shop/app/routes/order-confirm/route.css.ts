import { screenStyle, tokens } from '@rider/ui/tokens';

export const adding = screenStyle({ display: 'grid', gap: tokens.space.x4 });
export const addingSummary = screenStyle({
  paddingBlock: tokens.space.x2,
  color: tokens.color.accent,
  fontWeight: tokens.weight.medium,
  cursor: 'pointer',
});
