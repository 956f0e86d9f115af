import { screenStyle } from '@rider/ui/tokens';

/** Preserves the line breaks of an e-mail. */
export const body = screenStyle({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
