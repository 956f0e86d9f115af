import { laidOutWhenNear, media, screenStyle, steps, tokens } from '@rider/ui/tokens';

const hairline = `${tokens.border.hairline} solid ${tokens.color.line}`;
const focus = { outline: `${tokens.border.thick} solid ${tokens.color.focus}`, outlineOffset: tokens.border.thick };

export const section = screenStyle({
  paddingBlock: tokens.space.x8,
  '@media': { [media.large]: { paddingBlock: tokens.space.x12 } },
});
/** Below the first view: three rows of two cards on phones, one row of six at the layout's first width. */
const rowsOfCards = {
  [media.medium]: laidOutWhenNear(`calc(66vw + ${steps(74)})`),
  [media.desktop]: laidOutWhenNear(steps(102)),
};
export const shelf = screenStyle({ ...laidOutWhenNear(`calc(150vw + ${steps(95)})`), '@media': rowsOfCards });
/** Fewer cards than a shelf has. */
export const offers = screenStyle({ ...laidOutWhenNear(steps(150)), '@media': rowsOfCards });
export const band = screenStyle({ background: tokens.color.groundQuiet });
export const notices = screenStyle({ borderBlockEnd: hairline, background: tokens.color.ground });
export const noticeRow = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${tokens.space.x1} ${tokens.space.x6}`,
  paddingBlock: tokens.space.x3,
  '@media': { [media.large]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const noticeHeading = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x2,
  margin: 0,
  // Operators write the heading.
  overflowWrap: 'anywhere',
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.bold,
});
export const noticeList = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${tokens.space.x6}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, auto))', justifyContent: 'start' } },
});
export const notice = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x2,
  minBlockSize: steps(7),
  color: tokens.color.ink,
  fontSize: tokens.text.small,
  textDecoration: 'none',
  ':hover': { color: tokens.color.accent, textDecoration: 'underline' },
  ':focus-visible': focus,
});
export const noticeTitle = screenStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const date = screenStyle({
  flex: 'none',
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.caption,
  fontVariantNumeric: 'tabular-nums',
});

export const newsList = screenStyle({
  display: 'grid',
  gap: tokens.space.x6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const slot = screenStyle({ marginBlock: `calc(-1 * ${tokens.space.x2}) ${tokens.space.x4}` });
