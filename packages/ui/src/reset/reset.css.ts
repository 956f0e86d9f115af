import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { media } from '../tokens/breakpoints.ts';
import { tokens } from '../tokens/contract.css.ts';
import { resetLayer } from '../tokens/layers.css.ts';

const { color, border } = tokens;

function reset(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });
}

reset('*, *::before, *::after', { boxSizing: 'border-box' });

reset('html', {
  // Print includes content that was never near the viewport.
  '@media': { print: { vars: { '--rd-unseen': 'visible' } } },
  // The width stays when a dialog removes the scroll bar.
  scrollbarGutter: 'stable',
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: tokens.space.x16,
});

reset('body', { margin: 0, minBlockSize: '100svh', fontSize: tokens.text.body });

// A shadow root has no body, so its host gets type and background.
reset('body, :host, [data-theme]', {
  fontFamily: tokens.font.body,
  lineHeight: tokens.leading.normal,
  color: color.ink,
  background: color.ground,
  WebkitFontSmoothing: 'antialiased',
});

reset('h1, h2, h3, h4, h5, h6', {
  margin: 0,
  fontSize: 'inherit',
  fontWeight: tokens.weight.bold,
  lineHeight: tokens.leading.tight,
});
reset('p, dl, dd, figure, blockquote, pre', { margin: 0 });
reset('ul[class], ol[class]', { margin: 0, padding: 0, listStyle: 'none' });
reset('img, picture, video', { display: 'block', maxInlineSize: '100%' });
reset('img', { blockSize: 'auto' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
// iOS zooms into a field with smaller type when it is focused. In this layer, !important outweighs the components' sizes.
reset('input, select, textarea', { '@media': { [media.touch]: { fontSize: `${tokens.text.large} !important` } } });
reset('button, summary, label[for], select', { touchAction: 'manipulation' });
// Not on the body: Inter's tabular figures widen hyphens, which are frequent in product names.
reset('time, [role="timer"]', { fontVariantNumeric: 'tabular-nums' });
reset('table', { borderCollapse: 'collapse' });
reset('th', { textAlign: 'start', fontWeight: tokens.weight.medium });
reset('fieldset', { margin: 0, padding: 0, border: 0, minInlineSize: 0 });
reset('a', { color: color.accent, textUnderlineOffset: '0.2em', textDecorationThickness: border.hairline });
reset('a:hover', { color: color.accentHover });
reset('hr', { border: 0, borderBlockStart: `${border.hairline} solid ${color.line}`, margin: 0 });
reset('[hidden]:not([hidden="until-found"])', { display: 'none' });

reset(':focus-visible', { outline: `${border.thick} solid ${color.focus}`, outlineOffset: border.thick });
reset('[tabindex="-1"]:focus', { outline: 'none' });
reset('::selection', { background: color.accent, color: color.inkOnAccent });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.forcedColors]: { '@layer': { [resetLayer]: { outlineColor: 'Highlight' } } },
    [media.reducedMotion]: { '@layer': { [resetLayer]: { scrollBehavior: 'auto' } } },
  },
});
