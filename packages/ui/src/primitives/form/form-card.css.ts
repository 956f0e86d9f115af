import { componentStyle, media, tokens } from '../../tokens/index.ts';

const { border, color, radius, space, text } = tokens;

export const card = componentStyle({
  boxSizing: 'border-box',
  display: 'grid',
  gap: space.x5,
  inlineSize: '100%',
  minInlineSize: 0,
  marginInline: 'auto',
  padding: space.x4,
  background: color.ground,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
  '@media': { [media.medium]: { padding: space.x6 } },
});
export const narrow = componentStyle({ maxInlineSize: tokens.size.entry });
export const wide = componentStyle({ maxInlineSize: tokens.size.task });
export const head = componentStyle({ display: 'grid', gap: space.x2 });
export const foot = componentStyle({
  display: 'grid',
  gap: space.x3,
  paddingBlockStart: space.x5,
  borderBlockStart: `${border.hairline} solid ${color.line}`,
});
/** A standalone link with a tall enough target. */
export const cardLink = componentStyle({
  justifySelf: 'start',
  paddingBlock: space.x1,
  color: color.accent,
  fontSize: text.small,
});
