import { screenStyle, tokens } from '@rider/ui/tokens';

export const list = screenStyle({ display: 'grid', gap: tokens.space.x4, margin: 0, padding: 0, listStyle: 'none' });
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.x3,
});
