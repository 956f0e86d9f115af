import { screenStyle, steps } from '@rider/ui/tokens';

/** Not wider than a number needs, so that it fits into the card of a phone. */
export const quantity = screenStyle({ inlineSize: steps(34), marginInlineStart: 'auto' });
