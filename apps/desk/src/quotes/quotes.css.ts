import { screenStyle, steps, tokens } from '@rider/ui/tokens';

/** Wider than other forms: it has a table, which scrolls on its own. */
export const form = screenStyle({ maxInlineSize: 'none', gridTemplateColumns: 'minmax(0, 1fr)' });
export const field = screenStyle({ inlineSize: steps(26) });
export const day = screenStyle({ inlineSize: steps(38) });
export const item = screenStyle({ minInlineSize: steps(50) });
/** What somebody has written, with its line breaks. */
export const written = screenStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
/** Fields with their buttons, on the line of the fields. */
export const tools = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space.x3 });
