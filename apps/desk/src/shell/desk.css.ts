import { globalStyle } from '@vanilla-extract/css';
import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

const { border, color, radius, size, space, text, weight } = tokens;

// Nothing but the columns scrolls.
globalStyle('html', { scrollbarGutter: 'auto' });

export const desk = screenStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100dvh',
  background: color.ground,
});
export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x6,
  rowGap: space.x2,
  paddingBlock: space.x2,
  paddingInline: space.x4,
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
  background: color.groundQuiet,
});
export const title = screenStyle({ margin: 0, fontSize: text.large, fontWeight: weight.bold });
export const sections = screenStyle({ display: 'flex', gap: space.x2, flex: '1 1 auto' });
export const section = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: size.item,
  paddingInline: space.x3,
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { background: color.accentSoft, fontWeight: weight.medium } },
});
export const own = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x4,
  rowGap: space.x1,
  fontSize: text.small,
});
/** One column on a phone: the inbox, or the conversation with a way back. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': {
    [media.large]: { gridTemplateColumns: `${steps(80)} minmax(0, 1fr)` },
    [media.desktop]: { gridTemplateColumns: `${steps(80)} minmax(0, 1fr) ${steps(75)}` },
  },
});
export const nothing = screenStyle({
  display: 'none',
  placeItems: 'center',
  '@media': { [media.large]: { display: 'grid' }, [media.desktop]: { gridColumn: 'span 2' } },
});
