import { screenStyle, steps, tokens } from '@rider/ui/tokens';

export const stack = screenStyle({ display: 'grid', justifyItems: 'start', gap: tokens.space.half });
export const quiet = screenStyle({ color: tokens.color.inkQuiet, fontSize: tokens.text.small });
export const text = screenStyle({ maxInlineSize: steps(90), overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
