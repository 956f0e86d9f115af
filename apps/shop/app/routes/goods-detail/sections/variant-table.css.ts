import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

const hairline = `${tokens.border.hairline} solid ${tokens.color.line}`;
const focus = { outline: `${tokens.border.thick} solid ${tokens.color.focus}`, outlineOffset: tokens.border.thick };
const mark = `inset ${tokens.space.x1} 0 0 ${tokens.color.accent}`;

export { section } from '../route.css.ts';

/** A table on wide screens; on narrow screens each row is a card. */
export const table = screenStyle({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: tokens.text.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.large]: { display: 'table' }, print: { display: 'table' } },
});
const away = {
  position: 'absolute',
  inlineSize: tokens.border.hairline,
  blockSize: tokens.border.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
const back = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'visible',
  clipPath: 'none',
} as const;
export const head = screenStyle({
  ...away,
  '@media': {
    [media.large]: { ...back, display: 'table-header-group' },
    print: { ...back, display: 'table-header-group' },
  },
});
export const body = screenStyle({
  display: 'grid',
  gap: tokens.space.x3,
  '@media': { [media.large]: { display: 'table-row-group' }, print: { display: 'table-row-group' } },
});
export const columnHead = screenStyle({
  padding: `${tokens.space.x2} ${tokens.space.x3}`,
  borderBlockEnd: hairline,
  background: tokens.color.groundQuiet,
  color: tokens.color.inkQuiet,
  fontWeight: tokens.weight.regular,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@media': { print: { paddingBlock: 0, paddingInline: tokens.space.x1, fontSize: tokens.text.caption } },
});
/** Headers of interactive columns, hidden in print. */
export const buyHead = screenStyle({ '@media': { print: { display: 'none' } } });
export const figure = screenStyle({ textAlign: 'end' });
export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space.x1} ${tokens.space.x4}`,
  padding: tokens.space.x3,
  border: hairline,
  borderRadius: tokens.radius.card,
  selectors: { '&[aria-current]': { background: tokens.color.accentSoft, boxShadow: mark } },
  '@media': {
    [media.large]: { display: 'table-row' },
    print: { display: 'table-row', boxShadow: 'none' },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: `${tokens.border.thick} solid Highlight` } } },
  },
});
export const cell = screenStyle({
  display: 'block',
  padding: 0,
  fontWeight: tokens.weight.regular,
  textAlign: 'start',
  '@media': {
    [media.large]: {
      display: 'table-cell',
      padding: `${tokens.space.x2} ${tokens.space.x3}`,
      borderBlockEnd: hairline,
    },
    print: {
      display: 'table-cell',
      paddingBlock: 0,
      paddingInline: tokens.space.x1,
      borderBlockEnd: hairline,
      fontSize: tokens.text.caption,
      whiteSpace: 'nowrap',
    },
  },
});
export const code = screenStyle({ flex: '1 0 100%' });
export const link = screenStyle({
  display: 'inline-block',
  paddingBlock: tokens.space.x1,
  '@media': { print: { padding: 0 } },
  color: tokens.color.accent,
  fontFamily: tokens.font.mono,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focus,
});
export const chosen = screenStyle({
  display: 'inline-block',
  marginInlineStart: tokens.space.x2,
  paddingInline: steps(1.5),
  border: `${tokens.border.hairline} solid ${tokens.color.accent}`,
  borderRadius: tokens.radius.control,
  color: tokens.color.accent,
  fontSize: tokens.text.caption,
  '@media': { print: { display: 'none' } },
});
export const stock = screenStyle({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });
/** Starts the card's row with the purchase controls. */
export const price = screenStyle({
  flex: '1 0 100%',
  fontSize: tokens.text.large,
  fontWeight: tokens.weight.bold,
  '@media': {
    [media.large]: { fontSize: tokens.text.small, textAlign: 'end' },
    print: { fontSize: tokens.text.caption, textAlign: 'end' },
  },
});
const forBuying = { print: { display: 'none' } } as const;
export const quantity = screenStyle({ flex: '1 0 auto', '@media': forBuying });
export const add = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: tokens.space.x1,
  '@media': { [media.large]: { display: 'table-cell' }, ...forBuying },
});
export const added = screenStyle({
  display: 'block',
  marginBlockStart: tokens.space.x1,
  color: tokens.color.success,
  fontSize: tokens.text.caption,
});
export const failed = screenStyle({
  display: 'block',
  marginBlockStart: tokens.space.x1,
  color: tokens.color.danger,
  fontSize: tokens.text.caption,
});
export const toCart = screenStyle({
  display: 'inline-block',
  minBlockSize: tokens.size.target,
  color: tokens.color.accent,
  ':focus-visible': focus,
});
