import { componentStyle, tokens } from '../tokens/index.ts';

export const stock = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: tokens.text.caption,
  color: tokens.color.success,
  '::before': {
    content: '""',
    flex: 'none',
    inlineSize: '7px',
    blockSize: '7px',
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
