import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

const hairline = `${tokens.border.hairline} solid ${tokens.color.line}`;
const focus = { outline: `${tokens.border.thick} solid ${tokens.color.focus}`, outlineOffset: tokens.border.thick };

export const page = screenStyle({ paddingBlockEnd: tokens.space.x12 });
export const showcase = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x6,
  alignItems: 'start',
  paddingBlockEnd: tokens.space.x8,
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)',
      gap: tokens.space.x12,
      paddingBlockEnd: tokens.space.x12,
    },
  },
});
export const buying = screenStyle({ display: 'grid', gap: tokens.space.x5, minInlineSize: 0 });
export const summary = screenStyle({ display: 'grid', gap: tokens.space.x3 });
export const facts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space.x1} ${tokens.space.x4}`,
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.small,
});
export const factLink = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  color: tokens.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focus,
});
export const ask = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.x1,
  minBlockSize: tokens.size.target,
  color: tokens.color.accent,
  ':focus-visible': focus,
});
export const code = screenStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.x1,
  minBlockSize: tokens.size.controlSmall,
});
export const copied = screenStyle({ color: tokens.color.success, fontSize: tokens.text.caption });

export const purchase = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x5,
  paddingBlockStart: tokens.space.x5,
  borderBlockStart: hairline,
});
export const priceLine = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space.x2,
});
export const order = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: tokens.space.x4,
});
export const lineTotal = screenStyle({
  display: 'grid',
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const buttons = screenStyle({
  display: 'grid',
  gap: tokens.space.x3,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x5,
  paddingBlock: tokens.space.x8,
  borderBlockStart: hairline,
  scrollMarginBlockStart: tokens.space.x4,
});
export const technical = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x8,
  alignItems: 'start',
  paddingBlock: tokens.space.x8,
  borderBlockStart: hairline,
  '@media': {
    [media.large]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)', gap: tokens.space.x12 },
  },
});
export const column = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.x5 });
export const drawing = screenStyle({ display: 'grid', gap: tokens.space.x3, margin: 0 });
export const drawingTitle = screenStyle({ fontSize: tokens.text.title3, fontWeight: tokens.weight.bold });
export const drawingLink = screenStyle({
  display: 'block',
  padding: tokens.space.x3,
  border: hairline,
  borderRadius: tokens.radius.card,
  background: tokens.color.groundPicture,
  ':hover': { borderColor: tokens.color.accent },
  ':focus-visible': focus,
});
export const drawingPicture = screenStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  mixBlendMode: 'multiply',
});

export const tableBox = screenStyle({ overflowX: 'auto', ':focus-visible': focus });
export const table = screenStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: tokens.text.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const cell = screenStyle({
  padding: `${tokens.space.x2} ${tokens.space.x3}`,
  borderBlockEnd: hairline,
  textAlign: 'start',
  fontWeight: tokens.weight.regular,
});
export const columnHead = screenStyle({ color: tokens.color.inkQuiet, background: tokens.color.groundQuiet });
export const figure = screenStyle({ textAlign: 'end' });
export const tableLink = screenStyle({
  color: tokens.color.accent,
  fontFamily: tokens.font.mono,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focus,
});

export const reviews = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x5,
  alignItems: 'start',
  '@media': { [media.large]: { gridTemplateColumns: `${steps(65)} minmax(0, 1fr)`, gap: tokens.space.x12 } },
});
export const score = screenStyle({ display: 'grid', justifyItems: 'start', gap: tokens.space.x1 });
export const scoreFigure = screenStyle({
  fontSize: tokens.text.title1,
  fontWeight: tokens.weight.bold,
  lineHeight: tokens.leading.tight,
  fontVariantNumeric: 'tabular-nums',
});
export const reviewKinds = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const reviewKind = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.controlSmall,
  paddingInline: tokens.space.x3,
  border: hairline,
  borderRadius: tokens.radius.round,
  color: tokens.color.ink,
  fontSize: tokens.text.small,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  ':hover': { borderColor: tokens.color.accent },
  ':focus-visible': focus,
  selectors: {
    '&[aria-current]': {
      borderColor: tokens.color.accent,
      background: tokens.color.accentSoft,
      color: tokens.color.accent,
    },
  },
});
export const reviewPages = screenStyle({ marginBlockStart: tokens.space.x5 });
