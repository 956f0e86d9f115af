import { componentStyle, tokens } from '@rider/ui/vanilla-extract';

export const header = componentStyle({ display: 'flex', justifyContent: 'end', padding: tokens.space.x2 });
export const middle = componentStyle({
  display: 'grid',
  flex: '1 1 auto',
  placeContent: 'center',
  padding: tokens.space.x6,
});
