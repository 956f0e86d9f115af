import { screenStyle, tokens } from '@rider/ui/tokens';

export const facts = screenStyle({ marginBlockEnd: tokens.space.x6 });
