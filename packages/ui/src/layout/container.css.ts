import { componentStyle, tokens } from '../tokens/index.ts';

export const container = componentStyle({
  boxSizing: 'content-box',
  maxInlineSize: tokens.size.container,
  marginInline: 'auto',
  paddingInline: tokens.space.gutter,
});
