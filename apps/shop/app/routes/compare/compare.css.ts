import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

const hairline = `${tokens.border.hairline} solid ${tokens.color.line}`;
const padding = `${tokens.space.x2} ${tokens.space.x3}`;
const onPaper = { print: { position: 'static' } } as const;

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x6,
  paddingBlockEnd: tokens.space.x12,
});
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.x3,
});
export const notOnPaper = screenStyle({ '@media': { print: { display: 'none' } } });
/** Scrolls in both directions, so that heads and row names stay in view. */
export const region = screenStyle({
  isolation: 'isolate',
  maxBlockSize: '85vh',
  border: hairline,
  borderRadius: tokens.radius.card,
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
});
export const table = screenStyle({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: tokens.text.small,
  '@media': { print: { fontSize: tokens.text.caption } },
});
const sticky = { position: 'sticky', background: tokens.color.ground } as const;
export const corner = screenStyle({
  ...sticky,
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: tokens.layer.floating,
  borderBlockEnd: hairline,
  '@media': onPaper,
});
export const product = screenStyle({
  ...sticky,
  insetBlockStart: 0,
  zIndex: tokens.layer.sticky,
  // Equal shares of the width.
  inlineSize: '25%',
  minInlineSize: steps(38),
  padding,
  borderBlockEnd: hairline,
  borderInlineStart: hairline,
  fontWeight: tokens.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': onPaper,
});
export const inHead = screenStyle({ display: 'grid', gap: tokens.space.x1, justifyItems: 'start' });
export const picture = screenStyle({ inlineSize: steps(14), '@media': { [media.large]: { inlineSize: steps(24) } } });
export const name = screenStyle({ color: tokens.color.ink, fontWeight: tokens.weight.medium });
export const remove = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.x1,
  minBlockSize: tokens.size.target,
  color: tokens.color.accent,
  '@media': { print: { display: 'none' } },
});
export const group = screenStyle({ background: tokens.color.groundQuiet, padding, textAlign: 'start' });
export const groupName = screenStyle({ position: 'sticky', insetInlineStart: tokens.space.x3 });
export const rowHead = screenStyle({
  ...sticky,
  insetInlineStart: 0,
  minInlineSize: steps(24),
  maxInlineSize: steps(44),
  padding,
  borderBlockEnd: hairline,
  color: tokens.color.inkQuiet,
  fontWeight: tokens.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': onPaper,
});
export const row = screenStyle({});
export const cell = screenStyle({
  padding,
  borderBlockEnd: hairline,
  borderInlineStart: hairline,
  verticalAlign: 'top',
  selectors: { [`${row}[data-differs] &`]: { background: tokens.color.accentSoft, fontWeight: tokens.weight.medium } },
});
export const search = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space.x3 });
export const find = screenStyle({ flex: `0 1 ${steps(90)}` });
export const found = screenStyle({
  display: 'grid',
  gap: tokens.space.x1,
  marginBlockStart: tokens.space.x3,
  lineHeight: tokens.size.target,
});
