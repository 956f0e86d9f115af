import { media, screenStyle, tokens } from '@rider/ui/tokens';

const { border, color, radius, size, space, text, weight } = tokens;

export const navigation = screenStyle({ display: 'grid', alignContent: 'start', gap: space.x3 });
export const group = screenStyle({ display: 'grid', gap: space.x1 });
export const heading = screenStyle({
  margin: 0,
  paddingInline: space.x3,
  fontSize: text.caption,
  fontWeight: weight.medium,
  color: color.inkQuiet,
});
export const links = screenStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const link = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  minBlockSize: size.controlSmall,
  paddingInline: space.x3,
  borderRadius: radius.control,
  fontSize: text.small,
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.groundQuiet },
    '&[aria-current]': { background: color.accentSoft, fontWeight: weight.medium },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${border.thick})` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: `${border.thick} solid Highlight` } } },
  },
});
export const opensDrawer = screenStyle({
  marginInlineStart: 'auto',
  '@media': { [media.medium]: { marginInlineStart: 0 }, [media.desktop]: { display: 'none' } },
});
