import { screenStyle, tokens } from '@rider/ui/tokens';

/** Set as the full error page is. */
export const plain = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space.x4,
  paddingBlock: tokens.space.x16,
  textAlign: 'center',
});
