import { screenStyle, tokens } from '@rider/ui/tokens';

export const facts = screenStyle({ marginBlockEnd: tokens.space.x6 });

export const duplicates = screenStyle({ margin: 0, paddingInlineStart: tokens.space.x5 });
