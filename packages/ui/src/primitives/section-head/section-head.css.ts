import { componentStyle, inlineRow, tokens } from '../../tokens/index.ts';

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space.x2,
  marginBlockEnd: tokens.space.x5,
});
export const more = componentStyle({
  ...inlineRow(tokens.space.x1),
  minBlockSize: tokens.size.target,
  color: tokens.color.accent,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
