import { screenStyle, steps, tokens } from '@rider/ui/tokens';

export const page = screenStyle({ justifyItems: 'start' });
/** White in both themes: phones read dark codes on a light ground. */
export const code = screenStyle({
  inlineSize: steps(64),
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: tokens.radius.control,
});
export const ways = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.x3 });
