import { globalStyle } from '@vanilla-extract/css';
import { media, screenStyle, tokens } from '@rider/ui/tokens';

const { border, color, radius, size, space, text, weight } = tokens;

// Only the columns scroll.
globalStyle('html', { scrollbarGutter: 'auto' });

export const desk = screenStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100dvh',
  background: color.ground,
  '@media': { print: { display: 'block', blockSize: 'auto' } },
});
export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x3,
  rowGap: space.x2,
  paddingBlock: space.x2,
  paddingInline: space.x4,
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
  background: color.groundQuiet,
  '@media': { [media.desktop]: { columnGap: space.x6 }, print: { display: 'none' } },
});
export const title = screenStyle({ margin: 0, fontSize: text.large, fontWeight: weight.bold });
/** On a phone the sections are a row of their own, which scrolls; on a desktop none of them is hidden. */
export const sections = screenStyle({
  display: 'flex',
  gap: space.x1,
  order: 1,
  flex: '1 1 100%',
  minInlineSize: 0,
  overflowX: 'auto',
  '@media': { [media.desktop]: { order: 0, flex: '1 1 0', flexWrap: 'wrap', overflowX: 'visible' } },
});
export const section = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.x2,
  minBlockSize: size.item,
  paddingInline: space.x3,
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { background: color.accentSoft, fontWeight: weight.medium } },
});
export const own = screenStyle({
  marginInlineStart: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x4,
  rowGap: space.x1,
  fontSize: text.small,
});
/** The content of a section, which scrolls below the bar. */
export const screen = screenStyle({
  minBlockSize: 0,
  overflowY: 'auto',
  paddingBlock: space.x6,
  // Printed pages do not scroll.
  '@media': { print: { overflowY: 'visible', paddingBlock: 0 } },
});
