import { screenStyle, steps, tokens } from '@rider/ui/tokens';

/** Fields and button side by side where they fit. */
export const form = screenStyle({
  display: 'grid',
  gap: tokens.space.x3,
  alignItems: 'end',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${steps(44)}), 1fr))`,
});
