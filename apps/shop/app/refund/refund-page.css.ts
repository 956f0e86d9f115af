import { screenStyle, steps, tokens } from '@rider/ui/tokens';

export const page = screenStyle({ gap: tokens.space.x6, maxInlineSize: steps(190) });
