import { screenStyle, steps } from '@rider/ui/tokens';

/** Ids and addresses are one long word. */
export const longWord = screenStyle({ overflowWrap: 'anywhere' });
export const event = screenStyle({ minInlineSize: steps(40) });
export const answer = screenStyle({ minInlineSize: steps(36) });
