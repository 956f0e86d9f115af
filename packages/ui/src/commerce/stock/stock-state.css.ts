import { componentStyle, inlineRow, steps, tokens } from '../../tokens/index.ts';

export const stock = componentStyle({
  ...inlineRow(steps(1.5)),
  fontSize: tokens.text.caption,
  color: tokens.color.success,
  '::before': {
    content: '""',
    flex: 'none',
    inlineSize: tokens.space.x2,
    blockSize: tokens.space.x2,
    borderRadius: tokens.radius.round,
    border: `${tokens.border.hairline} solid currentColor`,
    background: 'currentColor',
  },
  selectors: {
    '&[data-state="low"]': { color: tokens.color.warning },
    '&[data-state="out"]': { color: tokens.color.inkQuiet },
    '&[data-state="out"]::before': { background: 'none' },
  },
});
