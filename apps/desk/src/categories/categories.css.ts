import { screenStyle, tokens } from '@rider/ui/tokens';

/** Indentation by level. */
export const levels = [
  screenStyle({ fontWeight: tokens.weight.bold }),
  screenStyle({ paddingInlineStart: tokens.space.x6 }),
  screenStyle({ paddingInlineStart: tokens.space.x12 }),
];
export const draggable = screenStyle({ cursor: 'grab' });
/** A name at whose place the dragged one can be dropped. */
export const target = screenStyle({ backgroundColor: tokens.color.groundQuiet });
