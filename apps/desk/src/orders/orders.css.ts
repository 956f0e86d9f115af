import { screenStyle, tokens } from '@rider/ui/tokens';

export const part = screenStyle({ display: 'grid', gap: tokens.space.x4 });
export const facts = screenStyle({ display: 'grid', gap: tokens.space.x3, margin: 0 });
export const term = screenStyle({ color: tokens.color.inkQuiet, fontSize: tokens.text.small });
export const fact = screenStyle({ margin: 0, overflowWrap: 'anywhere' });
export const notPrinted = screenStyle({ '@media': { print: { display: 'none' } } });
