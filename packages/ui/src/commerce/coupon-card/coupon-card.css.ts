import { componentStyle, media, steps, tokens, wrappingRow } from '../../tokens/index.ts';

const { border, color, leading, radius, space, text, weight } = tokens;

export const card = componentStyle({
  display: 'grid',
  overflow: 'hidden',
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.ground,
  '@media': { [media.medium]: { gridTemplateColumns: `${steps(35)} minmax(0, 1fr) auto` } },
});
export const over = componentStyle({ background: color.groundQuiet });
/** The ticket's stub beyond the dashed line. */
export const worth = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  columnGap: space.x3,
  padding: space.x4,
  background: color.accentSoft,
  color: color.accent,
  selectors: { [`${over} > &`]: { background: color.groundQuiet, color: color.inkQuiet, borderColor: color.line } },
  borderBlockEnd: `${border.hairline} dashed ${color.accent}`,
  '@media': {
    [media.medium]: { borderBlockEnd: 0, borderInlineEnd: `${border.hairline} dashed ${color.accent}` },
  },
});
export const reduction = componentStyle({
  fontSize: text.title3,
  fontWeight: weight.bold,
  lineHeight: leading.tight,
  fontVariantNumeric: 'tabular-nums',
});
export const threshold = componentStyle({ fontSize: text.small, whiteSpace: 'nowrap' });
export const words = componentStyle({
  display: 'grid',
  alignContent: 'center',
  gap: space.x1,
  minInlineSize: 0,
  padding: space.x4,
  overflowWrap: 'anywhere',
});
export const terms = componentStyle({ margin: 0, color: color.inkQuiet, fontSize: text.small });
export const end = componentStyle({
  ...wrappingRow(space.x2),
  alignItems: 'center',
  paddingInline: space.x4,
  paddingBlockEnd: space.x4,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.medium]: { paddingBlockStart: space.x4 } },
});
