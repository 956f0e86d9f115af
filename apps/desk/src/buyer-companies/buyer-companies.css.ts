import { screenStyle, tokens } from '@rider/ui/tokens';

/** Stay side by side: long names take more lines instead. */
export const actions = screenStyle({ display: 'flex', gap: tokens.space.x2 });
