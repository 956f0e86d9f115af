import { media, tokens } from '@rider/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { heightOfNotice } from '../connection/connection-notice.css.ts';

/** Room for what stays at an edge of the screen: nothing ends behind it, and what takes the focus is scrolled clear of it. */
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
// On a product the BuyBar stands above that bar, higher once it says how adding went.
globalStyle('html:has([data-part="buy-bar"])', {
  '@media': { [media.narrow]: { scrollPaddingBlockEnd: `calc(3 * ${bar} + ${heightOfNotice})` } },
});
globalStyle('body:has([data-component="floating-window"])', {
  '@media': { [media.narrow]: { paddingBlockEnd: bar } },
});
