import { screenStyle, tokens } from '@rider/ui/tokens';

/** A document with its title in two languages, over its file. */
export const document = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: tokens.space.x2,
});
