import { globalStyle } from '@vanilla-extract/css';

/** On paper stands what a page is about, not the shop around it nor what can only be pressed. */
const AROUND = ['header', 'footer', 'account-navigation', 'toasts', 'skip-links', 'breadcrumbs'];

globalStyle(AROUND.map((name) => `[data-component="${name}"]`).join(), {
  '@media': { print: { display: 'none !important' } },
});
