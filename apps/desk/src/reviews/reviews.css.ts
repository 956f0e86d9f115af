import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

export const stack = screenStyle({
  display: 'grid',
  // Where rows become cards, values align to the end of their line.
  justifyItems: 'end',
  gap: tokens.space.half,
  '@media': { [media.medium]: { justifyItems: 'start' } },
});
/** A name beside long products. */
export const buyer = screenStyle({ '@media': { [media.medium]: { minInlineSize: steps(24) } } });
export const quiet = screenStyle({ color: tokens.color.inkQuiet, fontSize: tokens.text.small });
export const text = screenStyle({ maxInlineSize: steps(90), overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
