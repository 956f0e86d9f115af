import { screenStyle } from '@rider/ui/tokens';

/** Lines of an address. */
export const lines = screenStyle({ whiteSpace: 'pre-line' });
