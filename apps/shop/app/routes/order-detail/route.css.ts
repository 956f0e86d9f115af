import { screenStyle, tokens } from '@rider/ui/tokens';

/** Two columns in print. */
export const facts = screenStyle({ '@media': { print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });
export const refunds = screenStyle({ display: 'grid', gap: tokens.space.x2, margin: 0, padding: 0, listStyle: 'none' });
export const refund = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space.x2 });
/** The seller, which the header shows on screen. */
export const onlyPrinted = screenStyle({
  display: 'none',
  '@media': { print: { display: 'block', margin: 0, color: tokens.color.inkQuiet } },
});
/** Hidden in print. */
export const notPrinted = screenStyle({ '@media': { print: { display: 'none' } } });
