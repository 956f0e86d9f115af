import { media, screenStyle, tokens } from '@rider/ui/tokens';

/** Fields and button side by side where they fit. */
export const form = screenStyle({
  display: 'grid',
  gap: tokens.space.x3,
  alignItems: 'end',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto' } },
});
