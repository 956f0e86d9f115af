import { screenStyle, tokens } from '@rider/ui/tokens';

/** Pictures among the facts need more space between them. */
export const facts = screenStyle({ gap: tokens.space.x4 });
