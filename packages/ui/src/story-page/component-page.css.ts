import { componentStyle, media, tokens } from '../tokens/index.ts';

const { border, color, font, radius, space, text, weight } = tokens;
const hairline = `${border.hairline} solid ${color.line}`;

export const page = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x12,
  color: color.ink,
  fontFamily: font.body,
  fontSize: text.body,
  lineHeight: tokens.leading.normal,
});
export const head = componentStyle({ display: 'grid', gap: space.x3 });
export const group = componentStyle({ color: color.inkQuiet, fontSize: text.small });
export const title = componentStyle({
  fontSize: text.title1,
  lineHeight: tokens.leading.tight,
  fontWeight: weight.bold,
});
export const usage = componentStyle({ maxInlineSize: tokens.size.measure, fontSize: text.large });
export const code = componentStyle({
  justifySelf: 'start',
  maxInlineSize: '100%',
  paddingBlock: space.x2,
  paddingInline: space.x3,
  overflowX: 'auto',
  background: color.groundQuiet,
  border: hairline,
  borderRadius: radius.control,
  fontFamily: font.mono,
  fontSize: text.small,
});

export const section = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const sectionTitle = componentStyle({ fontSize: text.title2 });
export const partTitle = componentStyle({ fontSize: text.large });
export const note = componentStyle({ maxInlineSize: tokens.size.measure, color: color.inkQuiet });

export const advice = componentStyle({
  display: 'grid',
  gap: space.x4,
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr', gap: space.x6 } },
});
export const adviceList = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.x3,
  marginBlockStart: space.x2,
  paddingBlockStart: space.x4,
  borderBlockStart: `${border.thick} solid ${color.success}`,
});
export const adviceAgainst = componentStyle({ borderBlockStartColor: color.danger });
export const adviceItem = componentStyle({ display: 'grid', gridTemplateColumns: `${space.x5} 1fr`, gap: space.x2 });
export const good = componentStyle({ color: color.success });
export const bad = componentStyle({ color: color.danger });

/** Fixed layout aligns the columns of consecutive tables; on narrow screens cells are stacked. */
export const table = componentStyle({
  display: 'block',
  fontSize: text.small,
  '@media': { [media.medium]: { display: 'table', inlineSize: '100%', tableLayout: 'fixed' } },
});
export const row = componentStyle({
  display: 'grid',
  gap: space.x1,
  paddingBlock: space.x3,
  borderBlockEnd: hairline,
  '@media': { [media.medium]: { display: 'table-row' } },
});
export const headCell = componentStyle({
  display: 'none',
  paddingBlockEnd: space.x2,
  borderBlockEnd: hairline,
  textAlign: 'start',
  '@media': { [media.medium]: { display: 'table-cell' } },
});
export const narrowColumn = componentStyle({ '@media': { [media.medium]: { inlineSize: '28%' } } });
export const cell = componentStyle({
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': {
    [media.medium]: { paddingBlock: space.x2, paddingInlineEnd: space.x4, borderBlockEnd: hairline },
  },
});
export const key = componentStyle({
  display: 'inline-block',
  paddingInline: space.x2,
  border: `${border.hairline} solid ${color.lineStrong}`,
  borderRadius: radius.control,
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
});
export const hook = componentStyle({
  display: 'inline-block',
  marginInlineEnd: space.x2,
  marginBlockEnd: space.x1,
  paddingInline: space.x2,
  background: color.groundQuiet,
  borderRadius: radius.control,
  fontFamily: font.mono,
  fontSize: text.caption,
  overflowWrap: 'anywhere',
});

export const part = componentStyle({ borderBlockStart: hairline, paddingBlock: space.x3 });
export const partSummary = componentStyle({
  cursor: 'pointer',
  minBlockSize: tokens.size.target,
  fontWeight: weight.medium,
});
export const count = componentStyle({ color: color.inkQuiet, fontWeight: weight.regular });
export const story = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 });
