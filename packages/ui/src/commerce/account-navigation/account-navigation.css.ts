import { componentStyle, inlineRow, media, row, tokens } from '../../tokens/index.ts';

export const navigation = componentStyle({ minInlineSize: 0 });
export const groups = componentStyle({ display: 'grid', gap: tokens.space.x4 });
/** The list beside the screen, on wide screens only. */
export const wide = componentStyle({ '@media': { [media.narrow]: { display: 'none' } } });
export const title = componentStyle({
  paddingInline: tokens.space.x3,
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
});
export const list = componentStyle({ display: 'grid' });
export const back = componentStyle({
  ...inlineRow(tokens.space.x1),
  minBlockSize: tokens.size.control,
  color: tokens.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { color: tokens.color.accent } },
  '@media': { [media.large]: { display: 'none' } },
});
export const link = componentStyle({
  ...row(tokens.space.x3),
  minBlockSize: tokens.size.control,
  paddingInline: tokens.space.x3,
  borderRadius: tokens.radius.control,
  color: tokens.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { background: tokens.color.groundQuiet } },
});
export const here = componentStyle({
  background: tokens.color.accentSoft,
  color: tokens.color.accent,
  fontWeight: tokens.weight.medium,
});
export const count = componentStyle({ marginInlineStart: 'auto' });
export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  marginBlockStart: tokens.space.x3,
  minBlockSize: tokens.size.control,
  paddingInline: tokens.space.x3,
});
