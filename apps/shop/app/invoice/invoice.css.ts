import { screenStyle } from '@rider/ui/tokens';

/** Lines of an address. */
export const lines = screenStyle({ whiteSpace: 'pre-line' });
/** Hidden in print. */
export const notPrinted = screenStyle({ '@media': { print: { display: 'none' } } });
