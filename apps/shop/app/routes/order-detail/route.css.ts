import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

export const facts = screenStyle({
  display: 'grid',
  gap: tokens.space.x3,
  margin: 0,
  '@media': { print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const fact = screenStyle({
  display: 'grid',
  gap: tokens.space.x1,
  '@media': { [media.medium]: { gridTemplateColumns: `${steps(45)} minmax(0, 1fr)`, gap: tokens.space.x4 } },
});
export const term = screenStyle({ color: tokens.color.inkQuiet });
export const value = screenStyle({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const refunds = screenStyle({ display: 'grid', gap: tokens.space.x2, margin: 0, padding: 0, listStyle: 'none' });
export const refund = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space.x2 });
/** Who sells: on the screen the header says it. */
export const onlyPrinted = screenStyle({
  display: 'none',
  '@media': { print: { display: 'block', margin: 0, color: tokens.color.inkQuiet } },
});
/** Stands on the screen only. */
export const notPrinted = screenStyle({ '@media': { print: { display: 'none' } } });
