import { screenStyle, tokens } from '@rider/ui/tokens';

export const page = screenStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: tokens.space.gutter,
  background: tokens.color.groundQuiet,
});
