import { screenStyle, tokens } from '@rider/ui/tokens';

export const products = screenStyle({
  display: 'grid',
  gap: tokens.space.x1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const product = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.x2,
});
