import { screenStyle, steps } from '@rider/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';

export const whole = screenStyle({
  display: 'block',
  flexShrink: 0,
  inlineSize: steps(240),
  blockSize: 'auto',
  '@media': { print: { inlineSize: '100%' } },
});

// An enlarged drawing prints alone, on paper or as a PDF.
const open = 'body:has(> [data-part="drawing"])';
const print = (rule: Parameters<typeof globalStyle>[1]) => ({ '@media': { print: rule } });
globalStyle(`${open} > *:not([data-part="drawing"])`, print({ display: 'none !important' }));
globalStyle(
  `${open} > [data-part="drawing"]`,
  print({ position: 'static', inlineSize: 'auto', maxInlineSize: 'none', boxShadow: 'none' }),
);
globalStyle(`${open} > [data-part="drawing"] button`, print({ display: 'none' }));
