import { media, tokens } from '@rider/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';

/** Room for what stays at an edge of the screen: nothing ends behind it, and what takes the focus is scrolled clear of it. */
const bar = `calc(${tokens.size.bar} + env(safe-area-inset-bottom))`;

globalStyle('html', {
  scrollPaddingBlockEnd: `calc(${bar} + ${tokens.space.x4})`,
  '@media': {
    [media.large]: {
      scrollPaddingBlockStart: `calc(${tokens.size.bar} + ${tokens.space.x4})`,
      scrollPaddingBlockEnd: tokens.space.x4,
    },
  },
});
// On a product the BuyBar stands above that bar, higher once it says how adding went.
globalStyle('html:has([data-part="buy-bar"])', {
  '@media': { [media.narrow]: { scrollPaddingBlockEnd: `calc(3 * ${bar})` } },
});
// What is said of the connection stands at the bottom edge too, above that bar and below the BuyBar.
globalStyle('html:has([data-part="connection"])', {
  scrollPaddingBlockEnd: `calc(2 * ${bar} + ${tokens.space.x4})`,
  '@media': { [media.large]: { scrollPaddingBlockEnd: bar } },
});
globalStyle('html:has([data-part="connection"]):has([data-part="buy-bar"])', {
  '@media': { [media.narrow]: { scrollPaddingBlockEnd: `calc(4 * ${bar})` } },
});
globalStyle('body:has([data-component="floating-window"])', {
  '@media': { [media.narrow]: { paddingBlockEnd: bar } },
});
