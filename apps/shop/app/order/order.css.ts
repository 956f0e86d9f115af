import { screenStyle, tokens } from '@rider/ui/tokens';

export const again = screenStyle({ display: 'grid', gap: tokens.space.x3, margin: 0, padding: 0, listStyle: 'none' });
export const againLine = screenStyle({ display: 'grid', gap: tokens.space.x1, overflowWrap: 'anywhere' });
