import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

const { color, space, text, weight, border } = tokens;

export const inbox = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderInlineEnd: `${border.hairline} solid ${color.line}`,
  overflowY: 'auto',
  selectors: {
    // On a phone the conversation replaces the inbox.
    '[data-view="conversation"] &': { display: 'none', '@media': { [media.large]: { display: 'flex' } } },
  },
});
export const search = screenStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: tokens.layer.sticky,
  padding: space.x3,
  background: color.ground,
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
});
export const list = screenStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.x3,
  rowGap: space.half,
  alignItems: 'center',
  paddingBlock: space.x3,
  paddingInline: space.x3,
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.groundQuiet },
    '&[aria-current]': { background: color.accentSoft, boxShadow: `inset ${border.thick} 0 0 ${color.accent}` },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${border.thick})` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: `${border.thick} solid Highlight` } } },
  },
});
export const who = screenStyle({ display: 'grid', minInlineSize: 0, lineHeight: tokens.leading.tight });
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = screenStyle({
  ...oneLine,
  fontWeight: weight.medium,
  selectors: { '[data-state="unread"] &': { fontWeight: weight.bold } },
});
export const company = screenStyle({ ...oneLine, fontSize: text.caption, color: color.inkQuiet });
export const time = screenStyle({
  alignSelf: 'start',
  fontSize: text.caption,
  color: color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
});
export const last = screenStyle({
  ...oneLine,
  gridColumn: '2 / -1',
  gridRow: '2',
  minBlockSize: steps(5),
  fontSize: text.small,
  color: color.inkQuiet,
  selectors: { '[data-state="unread"] &': { paddingInlineEnd: space.x8, color: color.ink } },
});
export const count = screenStyle({ gridColumn: '3', gridRow: '2', justifySelf: 'end' });
export const loading = screenStyle({ display: 'grid', gap: space.x3, padding: space.x3 });
