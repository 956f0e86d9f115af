import { componentStyle, inlineRow, tokens } from '../../tokens/index.ts';

export const box = componentStyle({
  ...inlineRow(tokens.space.x2),
  fontSize: tokens.text.caption,
  whiteSpace: 'nowrap',
});
export const current = componentStyle({ fontWeight: tokens.weight.medium });
export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  color: tokens.color.accent,
  textUnderlineOffset: '0.2em',
  ':focus-visible': {
    outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
    outlineOffset: tokens.border.thick,
  },
});
