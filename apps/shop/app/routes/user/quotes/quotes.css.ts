import { screenStyle, steps } from '@rider/ui/tokens';

/** What somebody has written, with its line breaks. */
export const written = screenStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
/** Not wider than a number needs, so that it fits into the card of a phone. */
export const quantity = screenStyle({ inlineSize: steps(34), marginInlineStart: 'auto' });
