import { screenStyle, tokens } from '@rider/ui/tokens';

/** Indentation by level. */
export const levels = [
  screenStyle({ fontWeight: tokens.weight.bold }),
  screenStyle({ paddingInlineStart: tokens.space.x6 }),
  screenStyle({ paddingInlineStart: tokens.space.x12 }),
];
