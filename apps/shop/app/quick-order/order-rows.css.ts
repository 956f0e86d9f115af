import { media, row as inRow, screenStyle, steps, tokens } from '@rider/ui/tokens';

const hairline = `${tokens.border.hairline} solid ${tokens.color.line}`;
/** Columns on wide screens: number, SKU, quantity, product, sum, removal. */
const columns = `${steps(6)} ${steps(66)} ${steps(20)} minmax(0, 1fr) ${steps(22)} ${steps(8)}`;

export const form = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.x6 });
export const heads = screenStyle({
  display: 'none',
  '@media': {
    [media.large]: {
      display: 'grid',
      gridTemplateColumns: columns,
      columnGap: tokens.space.x3,
      paddingBlock: tokens.space.x2,
      borderBlockEnd: hairline,
      color: tokens.color.inkQuiet,
      fontSize: tokens.text.small,
    },
  },
});
export const sumHead = screenStyle({ textAlign: 'end' });
export const rows = screenStyle({
  borderBlockStart: hairline,
  '@media': { [media.large]: { borderBlockStart: 0 } },
});
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${steps(20)} ${steps(8)}`,
  gridTemplateAreas: '"text quantity remove" "product product sum" "verdict verdict verdict"',
  alignItems: 'center',
  columnGap: tokens.space.x3,
  rowGap: tokens.space.x1,
  paddingBlock: tokens.space.x2,
  borderBlockEnd: hairline,
  '@media': {
    [media.large]: {
      gridTemplateColumns: columns,
      gridTemplateAreas: '"number text quantity product sum remove" ". verdict verdict verdict verdict verdict"',
    },
  },
});
export const number = screenStyle({
  display: 'none',
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@media': { [media.large]: { display: 'block', gridArea: 'number' } },
});
/** The suggestions are placed below the field. */
export const text = screenStyle({ gridArea: 'text', position: 'relative' });
export const quantity = screenStyle({ gridArea: 'quantity' });
export const product = screenStyle({ gridArea: 'product', ...inRow(tokens.space.x3), minInlineSize: 0 });
export const picture = screenStyle({ flex: 'none', inlineSize: tokens.size.control });
export const words = screenStyle({ minInlineSize: 0, fontSize: tokens.text.small });
export const name = screenStyle({
  color: tokens.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const facts = screenStyle({ display: 'block', color: tokens.color.inkQuiet, fontSize: tokens.text.caption });
/** The field of a phone shows the beginning of a SKU only. */
export const code = screenStyle({
  display: 'block',
  fontFamily: tokens.font.mono,
  fontSize: tokens.text.caption,
  color: tokens.color.inkQuiet,
  overflowWrap: 'anywhere',
  '@media': { [media.large]: { display: 'none' } },
});
export const sum = screenStyle({
  gridArea: 'sum',
  justifySelf: 'end',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const remove = screenStyle({ gridArea: 'remove' });
export const verdict = screenStyle({
  gridArea: 'verdict',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.x2,
  fontSize: tokens.text.small,
});
export const fault = screenStyle({ ...inRow(tokens.space.x1), color: tokens.color.danger });
export const note = screenStyle({ color: tokens.color.inkQuiet });
export const camera = screenStyle({ display: 'block', inlineSize: '100%', background: tokens.color.groundQuiet });
