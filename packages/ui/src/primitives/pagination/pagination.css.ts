import { componentStyle, tokens } from '../../tokens/index.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: tokens.space.x1,
});

export const step = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: tokens.size.control,
  minBlockSize: tokens.size.control,
  paddingInline: tokens.space.x2,
  border: `${tokens.border.hairline} solid transparent`,
  borderRadius: tokens.radius.control,
  color: tokens.color.ink,
  textDecoration: 'none',
});

export const link = componentStyle({
  selectors: { '&:hover': { borderColor: tokens.color.lineStrong, color: tokens.color.ink } },
});

export const current = componentStyle({
  background: tokens.color.accent,
  color: tokens.color.inkOnAccent,
  fontWeight: tokens.weight.bold,
});

export const gap = componentStyle({ color: tokens.color.inkQuiet });
