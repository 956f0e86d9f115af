import { componentStyle, tokens } from '../../tokens/index.ts';

export const emptyState = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: tokens.space.x3,
  paddingBlock: tokens.space.x12,
  paddingInline: tokens.space.gutter,
  textAlign: 'center',
});

export const picture = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: tokens.space.x16,
  blockSize: tokens.space.x16,
  borderRadius: tokens.radius.round,
  background: tokens.color.accentSoft,
  color: tokens.color.accent,
});

export const note = componentStyle({ color: tokens.color.inkQuiet, maxInlineSize: '48ch' });

export const actions = componentStyle({ marginBlockStart: tokens.space.x3 });
