import { componentStyle, tokens } from '../../tokens/index.ts';

const { color, leading, space, text, weight } = tokens;

export const note = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x1,
  color: color.inkQuiet,
  fontSize: text.caption,
  lineHeight: leading.tight,
});
export const kind = componentStyle({ color: color.danger, fontWeight: weight.bold });
