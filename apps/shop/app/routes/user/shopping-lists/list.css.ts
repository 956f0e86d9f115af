import { media, row as inRow, screenStyle, steps, tokens } from '@rider/ui/tokens';

/** The second line of a row: the note, and what changed. */
export const extras = screenStyle({
  ...inRow(tokens.space.x3),
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  '@media': { [media.large]: { gridColumn: '2 / -1' } },
});
export const note = screenStyle({ flex: `1 1 ${steps(60)}`, maxInlineSize: steps(120) });
const notOnPaper = { print: { display: 'none' } } as const;
export const screenOnly = screenStyle({ '@media': notOnPaper });
/** Scrolls where the text is enlarged; paper does not. */
export const sheetBox = screenStyle({ '@media': { print: { overflow: 'visible' } } });
export const sheet = screenStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
const hairline = `${tokens.border.hairline} solid ${tokens.color.line}`;
const space = { paddingBlock: tokens.space.x2, paddingInline: tokens.space.x2, textAlign: 'start' } as const;
export const head = screenStyle({
  ...space,
  borderBlockEnd: hairline,
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
});
/** A line does not break across pages. */
export const line = screenStyle({ borderBlockEnd: hairline, breakInside: 'avoid' });
export const cell = screenStyle({ ...space, verticalAlign: 'top', overflowWrap: 'anywhere' });
/** A SKU breaks on a phone, at its hyphens alone. */
export const code = screenStyle({
  ...space,
  verticalAlign: 'top',
  overflowWrap: 'break-word',
  '@media': { print: { whiteSpace: 'nowrap' }, [media.large]: { whiteSpace: 'nowrap' } },
});
export const figure = screenStyle({ ...space, verticalAlign: 'top', textAlign: 'end', whiteSpace: 'nowrap' });
export const figureHead = screenStyle({
  ...space,
  borderBlockEnd: hairline,
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
  textAlign: 'end',
});
export const lineNote = screenStyle({ display: 'block', color: tokens.color.inkQuiet, fontSize: tokens.text.small });
export const box = screenStyle({
  display: 'inline-block',
  marginInlineEnd: tokens.space.x2,
  verticalAlign: 'text-bottom',
  inlineSize: tokens.space.x4,
  blockSize: tokens.space.x4,
  border: `${tokens.border.hairline} solid ${tokens.color.ink}`,
});
