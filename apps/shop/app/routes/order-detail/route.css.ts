import { screenStyle, tokens } from '@rider/ui/tokens';

/** On paper in two columns. */
export const facts = screenStyle({ '@media': { print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });
export const refunds = screenStyle({ display: 'grid', gap: tokens.space.x2, margin: 0, padding: 0, listStyle: 'none' });
export const refund = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space.x2 });
/** Who sells: on the screen the header says it. */
export const onlyPrinted = screenStyle({
  display: 'none',
  '@media': { print: { display: 'block', margin: 0, color: tokens.color.inkQuiet } },
});
/** Stands on the screen only. */
export const notPrinted = screenStyle({ '@media': { print: { display: 'none' } } });
