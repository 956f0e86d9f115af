import { screenStyle, tokens } from '@rider/ui/tokens';

export const part = screenStyle({ display: 'grid', gap: tokens.space.x4 });
export const notPrinted = screenStyle({ '@media': { print: { display: 'none' } } });
