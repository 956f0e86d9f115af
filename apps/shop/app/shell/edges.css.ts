import { media, tokens } from '@rider/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { heightOfNotice } from '../connection/connection-notice.css.ts';

/** Scroll padding for the sticky bars: they never cover the page's end or a focused element. */
const bar = `calc(${tokens.size.bar} + env(safe-area-inset-bottom))`;

globalStyle('html', {
  scrollPaddingBlockEnd: `calc(${bar} + ${tokens.space.x4} + ${heightOfNotice})`,
  '@media': {
    [media.large]: {
      scrollPaddingBlockStart: `calc(${tokens.size.bar} + ${tokens.space.x4})`,
      scrollPaddingBlockEnd: `calc(${tokens.space.x4} + ${heightOfNotice})`,
    },
  },
});
// On product pages the BuyBar is above that bar, and taller while it shows an outcome.
globalStyle('html:has([data-part="buy-bar"])', {
  '@media': { [media.narrow]: { scrollPaddingBlockEnd: `calc(3 * ${bar} + ${heightOfNotice})` } },
});
globalStyle('body:has([data-component="floating-window"])', {
  '@media': { [media.narrow]: { paddingBlockEnd: bar } },
});
// Back and forward restore a place on the page, to which only the real heights above it lead (LinkNavigation sets it).
globalStyle('html[data-restored]', { vars: { '--rd-unseen': 'visible' } });
