import { screenStyle } from '@rider/ui/tokens';

/** The trail has its own space above. */
export const list = screenStyle({ paddingBlockStart: 0 });
