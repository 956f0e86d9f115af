import { screenStyle, tokens } from '@rider/ui/tokens';

export const part = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.x4 });
export const notPrinted = screenStyle({ '@media': { print: { display: 'none' } } });
export const history = screenStyle({ display: 'grid', gap: tokens.space.x3, margin: 0, padding: 0, listStyle: 'none' });
export const detail = screenStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
