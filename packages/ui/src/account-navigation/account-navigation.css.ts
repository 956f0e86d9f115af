import { componentStyle, media, tokens } from '../tokens/index.ts';

export const navigation = componentStyle({ position: 'relative', overflowX: 'auto', minInlineSize: 0 });
export const list = componentStyle({
  display: 'flex',
  gap: tokens.space.x1,
  margin: 0,
  padding: tokens.space.x1,
  listStyle: 'none',
  '@media': { [media.large]: { display: 'grid' } },
});
export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x3,
  minBlockSize: tokens.size.control,
  paddingInline: tokens.space.x3,
  borderRadius: tokens.radius.control,
  color: tokens.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
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
  minBlockSize: tokens.size.control,
  paddingInline: tokens.space.x3,
  whiteSpace: 'nowrap',
});
