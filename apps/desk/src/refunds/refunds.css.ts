import { screenStyle, tokens } from '@rider/ui/tokens';

/** Pictures stand among the facts, which need a little more room between them. */
export const facts = screenStyle({ gap: tokens.space.x4 });
