import { componentStyle, tokens } from '../../tokens/index.ts';

function widthOf(size: string): string {
  return componentStyle({
    boxSizing: 'content-box',
    maxInlineSize: size,
    marginInline: 'auto',
    paddingInline: tokens.space.gutter,
  });
}

export const widths = {
  full: widthOf(tokens.size.container),
  task: widthOf(tokens.size.task),
  entry: widthOf(tokens.size.entry),
};
