import { componentStyle, tokens } from '../../tokens/index.ts';

export const facts = componentStyle({
  display: 'grid',
  gap: tokens.space.x1,
  paddingInline: tokens.space.x4,
  paddingBlockEnd: tokens.space.x3,
  fontSize: tokens.text.small,
});
export const fact = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space.x2 });
export const term = componentStyle({ color: tokens.color.inkQuiet });
export const value = componentStyle({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });
export const notice = componentStyle({ marginInline: tokens.space.x4, marginBlockEnd: tokens.space.x3 });
