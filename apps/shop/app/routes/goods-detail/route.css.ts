import { globalStyle } from '@vanilla-extract/css';
import { heightOfNotice } from '../../connection/connection-notice.css.ts';
import { laidOutWhenNear, media, screenStyle, steps, tokens } from '@rider/ui/tokens';

const hairline = `${tokens.border.hairline} solid ${tokens.color.line}`;
const focus = { outline: `${tokens.border.thick} solid ${tokens.color.focus}`, outlineOffset: tokens.border.thick };

// On narrow screens a column that ends with the BuyBar; a flex box, because a grid would confine the sticky bar to its row.
const notOnPaper = { print: { display: 'none' } } as const;
/** Compact sections, so that a product prints on one sheet. */
const tight = {
  print: { gap: tokens.space.x2, paddingBlock: tokens.space.x2, border: 0, fontSize: tokens.text.caption },
} as const;

export const page = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  // The footer does not come into view before the sections above it do.
  minBlockSize: '100vh',
  '@media': {
    [media.large]: { display: 'block', paddingBlockEnd: tokens.space.x12 },
    print: { display: 'block', minBlockSize: 0, zoom: 0.82 },
  },
});
export const showcase = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x6,
  alignItems: 'start',
  paddingBlockEnd: tokens.space.x8,
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: tokens.space.x10,
      paddingBlockEnd: tokens.space.x12,
    },
    print: { gridTemplateColumns: `${steps(55)} minmax(0, 1fr)`, paddingBlockEnd: 0 },
  },
});
/** Sticky beside the pictures while they are the longer column. */
export const buying = screenStyle({
  display: 'grid',
  gap: tokens.space.x3,
  minInlineSize: 0,
  '@media': {
    [media.large]: { position: 'sticky', insetBlockStart: `calc(${tokens.size.bar} + ${tokens.space.x4})` },
  },
});
export const summary = screenStyle({ display: 'grid', gap: tokens.space.x1 });
export const facts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space.x1} ${tokens.space.x4}`,
  // Also before the SKU is there.
  minBlockSize: tokens.size.controlSmall,
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
/** The question and favourite actions. */
export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space.x1} ${tokens.space.x4}`,
  fontSize: tokens.text.small,
  '@media': notOnPaper,
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
  gap: tokens.space.x3,
  paddingBlockStart: tokens.space.x3,
  borderBlockStart: hairline,
});
export const priceLine = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space.x2,
});
export const availability = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space.x1} ${tokens.space.x4}`,
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.small,
});
/** Quantity and the two buttons in a row; on narrow screens the add button is in the BuyBar. */
export const order = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: tokens.space.x3,
  '@media': {
    [media.large]: { gridTemplateColumns: 'auto minmax(0, 3fr) minmax(0, 2fr)' },
    print: { display: 'none' },
  },
});
const whereWide = { display: 'none', '@media': { [media.large]: { display: 'block' } } } as const;
export const addInForm = screenStyle(whereWide);
export const outcomeInForm = screenStyle(whereWide);
export const lineTotal = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: tokens.space.x2,
  fontVariantNumeric: 'tabular-nums',
});
/** Sticks above the shortcut bar; at the end of the page it rests in its reserved place. */
export const buyBar = screenStyle({
  position: 'sticky',
  // Above the shortcut bar and the connection banner.
  insetBlockEnd: `calc(${tokens.size.bar} + env(safe-area-inset-bottom) + ${heightOfNotice})`,
  zIndex: tokens.layer.sticky,
  order: 1,
  display: 'grid',
  gap: tokens.space.x2,
  marginInline: `calc(-1 * ${tokens.space.gutter})`,
  padding: `${tokens.space.x2} ${tokens.space.gutter}`,
  borderBlockStart: hairline,
  background: tokens.color.groundRaised,
  boxShadow: tokens.shadow.raised,
  '@media': { [media.large]: { display: 'none' }, print: { display: 'none' } },
});
export const buyBarRow = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.x4,
});
export const about = screenStyle({
  display: 'grid',
  gap: tokens.space.x2,
  paddingBlockStart: tokens.space.x3,
  borderBlockStart: hairline,
  '@media': { print: { padding: 0, border: 0 } },
});

export const section = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x5,
  paddingBlock: tokens.space.x8,
  borderBlockStart: hairline,
  scrollMarginBlockStart: tokens.space.x4,
  '@media': tight,
});
/** Reviews and related content are not printed. */
export const beyond = screenStyle({
  ...laidOutWhenNear(steps(400)),
  '@media': { [media.large]: laidOutWhenNear(steps(220)), ...notOnPaper },
});
export const technical = screenStyle({
  ...laidOutWhenNear(steps(340)),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x8,
  alignItems: 'start',
  paddingBlock: tokens.space.x8,
  borderBlockStart: hairline,
  '@media': {
    [media.large]: {
      ...laidOutWhenNear(steps(197)),
      gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)',
      gap: tokens.space.x12,
    },
    ...tight,
  },
});
export const column = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.x5 });
/** In print the table contains the same data. */
export const technicalHead = screenStyle({ '@media': notOnPaper });
export const copy = screenStyle({ '@media': notOnPaper });
/** Too long for a product's single printed sheet. */
export const description = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x5,
  '@media': { print: { display: 'none' } },
});
export const drawing = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x4,
  paddingBlock: tokens.space.x8,
  borderBlockStart: hairline,
  '@media': { print: { ...tight.print, breakInside: 'avoid' } },
});
export const enlarge = screenStyle({ '@media': notOnPaper });
export const drawingHead = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.x2,
});
/** One view per row on phones, else all three. */
export const views = screenStyle({
  display: 'grid',
  gap: tokens.space.x3,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const view = screenStyle({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: 'auto',
  border: hairline,
  borderRadius: tokens.radius.card,
  '@media': { print: { blockSize: steps(40), objectFit: 'contain' } },
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
export const reviewPages = screenStyle({ marginBlockStart: tokens.space.x5 });

// The way to an offer is as high as a finger needs.
globalStyle('[data-component="promotion-note"] a', { display: 'inline-block', lineHeight: tokens.size.target });
