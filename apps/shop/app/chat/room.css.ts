import { screenStyle, tokens } from '@rider/ui/tokens';

/** Over the page and below its toasts. */
export const popup = screenStyle({
  position: 'relative',
  zIndex: tokens.layer.menu,
  '@media': { print: { display: 'none' } },
});
export const full = screenStyle({ display: 'grid', blockSize: '100dvh' });
