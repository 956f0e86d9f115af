import { componentStyle, media, tokens } from '../tokens/index.ts';

export const carousel = componentStyle({
  position: 'relative',
  background: tokens.color.groundPicture,
  overflow: 'hidden',
});
export const strip = componentStyle({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});
export const slide = componentStyle({ flex: '0 0 100%', minInlineSize: 0, scrollSnapAlign: 'start' });
export const link = componentStyle({
  position: 'relative',
  display: 'block',
  color: tokens.color.inkOnStrong,
  textDecoration: 'none',
  ':focus-visible': { outline: `${tokens.border.thick} solid ${tokens.color.focus}`, outlineOffset: '-4px' },
});
export const picture = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  objectPosition: '78% 50%',
  '@media': { [media.medium]: { aspectRatio: '1366 / 420' } },
});
export const text = componentStyle({
  display: 'grid',
  gap: tokens.space.x2,
  padding: `${tokens.space.x4} ${tokens.space.gutter} ${tokens.space.x12}`,
  background: tokens.color.groundStrong,
  '@media': {
    [media.medium]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      alignContent: 'center',
      inlineSize: '56%',
      paddingInlineEnd: '16%',

      paddingBlock: tokens.space.x6,
      paddingInlineStart: `max(${tokens.space.gutter}, calc((100% - ${tokens.size.container}) / 2))`,

      // A scrim, so that the text keeps its contrast on any picture.
      background: `linear-gradient(to right, color-mix(in srgb, ${tokens.color.groundStrong} 82%, transparent), color-mix(in srgb, ${tokens.color.groundStrong} 60%, transparent) 55%, transparent)`,
    },
  },
});
export const title = componentStyle({
  fontSize: tokens.text.title2,
  fontWeight: tokens.weight.bold,
  lineHeight: tokens.leading.tight,
  textWrap: 'balance',
  '@media': { [media.large]: { fontSize: tokens.text.title1 } },
});
export const subtitle = componentStyle({ fontSize: tokens.text.body, textWrap: 'pretty' });
export const controls = componentStyle({
  position: 'absolute',
  insetBlockEnd: tokens.space.x3,
  insetInlineEnd: tokens.space.gutter,
  display: 'flex',
  alignItems: 'center',
  padding: '2px',
  borderRadius: tokens.radius.control,
  background: tokens.color.groundRaised,
  color: tokens.color.ink,
});
export const control = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: tokens.size.controlSmall,
  blockSize: tokens.size.controlSmall,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { color: tokens.color.accent },
  ':focus-visible': { outline: `${tokens.border.thick} solid ${tokens.color.focus}`, outlineOffset: '-2px' },
});
export const play = componentStyle({
  inlineSize: '9px',
  blockSize: '11px',
  background: 'currentColor',
  clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
  forcedColorAdjust: 'none',
  selectors: {
    '[data-state="playing"] > &': {
      clipPath: 'polygon(0 0, 33% 0, 33% 100%, 0 100%, 0 0, 66% 0, 100% 0, 100% 100%, 66% 100%, 66% 0)',
    },
  },
});
export const place = componentStyle({
  minInlineSize: '3em',
  textAlign: 'center',
  fontSize: tokens.text.caption,
  fontVariantNumeric: 'tabular-nums',
});
