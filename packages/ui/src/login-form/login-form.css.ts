import { componentStyle, tokens } from '../tokens/index.ts';

export const forgot = componentStyle({
  justifySelf: 'start',
  paddingBlock: tokens.space.x1,
  color: tokens.color.accent,
  fontSize: tokens.text.small,
});
