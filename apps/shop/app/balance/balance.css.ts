import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

/** Amount and button; the field's message may use the full width below them. */
export const amount = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: tokens.space.x3,
  maxInlineSize: steps(105),
});
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.x3,
});
/** Date fields and their button, side by side where they fit. */
export const finder = screenStyle({
  display: 'grid',
  gap: tokens.space.x3,
  alignItems: 'end',
  '@media': {
    [media.large]: { gridTemplateColumns: `minmax(0, ${steps(105)}) max-content`, justifyContent: 'start' },
  },
});
export const income = screenStyle({ color: tokens.color.success });
