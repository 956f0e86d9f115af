import { screenStyle } from '@rider/ui/tokens';

export const body = screenStyle({ marginBlock: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
