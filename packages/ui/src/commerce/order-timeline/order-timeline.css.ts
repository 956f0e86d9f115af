import { componentStyle, media, row, tokens } from '../../tokens/index.ts';

export const steps = componentStyle({
  display: 'grid',
  gap: tokens.space.x4,
  '@media': { [media.medium]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});
export const step = componentStyle({
  display: 'grid',
  gap: tokens.space.x1,
  alignContent: 'start',
  paddingInlineStart: tokens.space.x3,
  borderInlineStart: `${tokens.border.thick} solid ${tokens.color.line}`,
  color: tokens.color.inkQuiet,
  selectors: {
    '&[data-state="reached"]': { borderColor: tokens.color.accent, color: tokens.color.ink },
  },
  '@media': {
    [media.medium]: {
      paddingInlineStart: 0,
      paddingBlockStart: tokens.space.x2,
      borderInlineStart: 0,
      borderBlockStart: `${tokens.border.thick} solid ${tokens.color.line}`,
    },
  },
});
export const name = componentStyle({
  ...row(tokens.space.x1),
  selectors: { '[aria-current] > &': { fontWeight: tokens.weight.bold } },
});
export const moment = componentStyle({
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const note = componentStyle({ fontSize: tokens.text.small, overflowWrap: 'anywhere' });
