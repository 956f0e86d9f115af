import { componentStyle, media, tokens } from '../tokens/index.ts';

export const carousel = componentStyle({ background: tokens.color.groundPicture });
export const link = componentStyle({
  position: 'relative',
  display: 'block',
  color: tokens.color.inkOnStrong,
  textDecoration: 'none',
  ':focus-visible': {
    outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
    outlineOffset: `calc(-2 * ${tokens.border.thick})`,
  },
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
