import { screenStyle } from '@rider/ui/tokens';

export const notPrinted = screenStyle({ '@media': { print: { display: 'none' } } });
