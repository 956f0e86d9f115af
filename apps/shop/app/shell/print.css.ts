import { globalStyle } from '@vanilla-extract/css';

/** Prints the page's content without the surrounding frame and interactive elements. */
const AROUND = ['header', 'footer', 'account-navigation', 'toasts', 'skip-links', 'breadcrumbs'];

globalStyle(AROUND.map((name) => `[data-component="${name}"]`).join(), {
  '@media': { print: { display: 'none !important' } },
});
