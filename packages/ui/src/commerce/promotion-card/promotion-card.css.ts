import { componentStyle, steps, tokens, wrappingRow } from '../../tokens/index.ts';

const { color, space, text } = tokens;

export const corner = componentStyle({ position: 'absolute', insetBlockStart: space.x2, insetInlineStart: space.x2 });
export const price = componentStyle({ marginBlockStart: 'auto', paddingBlockStart: space.x2 });
/** The same height in all states, so that the start or end of a sale causes no layout shift. */
export const progress = componentStyle({ minBlockSize: steps(7.5), marginBlockStart: space.x2 });
export const foot = componentStyle({
  ...wrappingRow(space.x1),
  alignItems: 'center',
  minBlockSize: tokens.size.control,
  marginBlockStart: space.x1,
  color: color.inkQuiet,
  fontSize: text.small,
});
export const terms = componentStyle({ color: color.inkQuiet, fontSize: text.caption });
