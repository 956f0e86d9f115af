import { componentStyle, media, tokens } from '../../tokens/index.ts';

const { border, color, space, text } = tokens;

export const form = componentStyle({
  display: 'grid',
  gap: space.x4,
  maxInlineSize: tokens.size.task,
  minInlineSize: 0,
});
export const messages = componentStyle({
  display: 'grid',
  gap: space.x4,
  selectors: { '&:empty': { display: 'none' } },
});
export const grid = componentStyle({
  display: 'grid',
  gap: space.x4,
  alignItems: 'start',
  minInlineSize: 0,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Makes a field span the whole line of a `<FormGrid>`. */
export const wideField = componentStyle({ gridColumn: '1 / -1' });
export const section = componentStyle({
  display: 'grid',
  gap: space.x4,
  margin: 0,
  padding: 0,
  paddingBlockEnd: space.x6,
  border: 0,
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
  minInlineSize: 0,
});
export const legend = componentStyle({ marginBlockEnd: space.x4, padding: 0 });
export const note = componentStyle({ margin: 0, color: color.inkQuiet, fontSize: text.small });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
