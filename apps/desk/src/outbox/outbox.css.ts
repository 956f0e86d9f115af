import { screenStyle } from '@rider/ui/tokens';

/** Lines of an e-mail stand as they were written. */
export const body = screenStyle({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
