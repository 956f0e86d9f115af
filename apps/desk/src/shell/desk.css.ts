import { globalStyle } from '@vanilla-extract/css';
import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

const { border, color, size, space, text, weight } = tokens;

// Only the columns scroll.
globalStyle('html', { scrollbarGutter: 'auto' });

/** A bar above the open section, from 1200 px at its side. */
export const desk = screenStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100dvh',
  background: color.ground,
  '@media': {
    [media.desktop]: {
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: `${steps(50)} minmax(0, 1fr)`,
    },
    print: { display: 'block', blockSize: 'auto' },
  },
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
  '@media': {
    [media.desktop]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      rowGap: space.x3,
      paddingBlock: space.x3,
      paddingInline: 0,
      borderBlockEnd: 0,
      borderInlineEnd: `${border.hairline} solid ${color.line}`,
    },
    print: { display: 'none' },
  },
});
export const title = screenStyle({
  margin: 0,
  fontSize: text.large,
  fontWeight: weight.bold,
  '@media': { [media.desktop]: { paddingInline: space.x4 } },
});
/** The navigation in the side bar, which scrolls on its own. */
export const sections = screenStyle({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      flex: '1 1 0',
      minBlockSize: 0,
      overflowY: 'auto',
      paddingInline: space.x1,
    },
  },
});
/** On a phone a row of its own. */
export const own = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.x4,
  order: 1,
  flex: '1 1 100%',
  fontSize: text.small,
  '@media': {
    [media.medium]: { order: 0, flex: 'none', marginInlineStart: 'auto' },
    [media.desktop]: {
      display: 'grid',
      gap: space.x2,
      justifyContent: 'normal',
      marginInlineStart: 0,
      paddingBlockStart: space.x3,
      paddingInline: space.x4,
      borderBlockStart: `${border.hairline} solid ${color.line}`,
    },
  },
});
/** The content of a section, which scrolls on its own. It uses the width that the navigation leaves. */
export const screen = screenStyle({
  minBlockSize: 0,
  overflowY: 'auto',
  paddingBlock: space.x6,
  '@media': {
    [media.desktop]: { vars: { [size.container]: '100%', [space.gutter]: space.x4 } },
    // Printed pages do not scroll.
    print: { overflowY: 'visible', paddingBlock: 0 },
  },
});
// Many columns: whole words, and a table scrolls sideways before it breaks them; less space between columns on narrow screens.
globalStyle(`${screen} :is(td, th)`, {
  '@media': {
    [media.medium]: { overflowWrap: 'break-word', paddingInline: space.x2 },
    [media.desktop]: { paddingInline: space.x3 },
  },
});
