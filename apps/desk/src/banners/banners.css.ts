import { screenStyle, steps, tokens } from '@rider/ui/tokens';

export const picture = screenStyle({
  display: 'block',
  inlineSize: steps(32),
  aspectRatio: '1366 / 420',
  objectFit: 'cover',
  borderRadius: tokens.radius.control,
});
