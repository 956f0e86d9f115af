import { componentStyle, media, steps, tokens } from '@rider/ui/vanilla-extract';

const { border, color, radius, space, text } = tokens;

export const bubble = componentStyle({
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  paddingBlock: space.x2,
  paddingInline: space.x3,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.groundQuiet,
  color: color.ink,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const own = componentStyle({ background: color.accentSoft, borderColor: color.accentSoft });

export const quiet = componentStyle({ color: color.inkQuiet });

export const largeEmoji = componentStyle({
  background: 'transparent',
  borderColor: 'transparent',
  paddingInline: 0,
  fontSize: text.title1,
  lineHeight: tokens.leading.tight,
});

export const emoji = componentStyle({ fontSize: '1.2em', lineHeight: 1 });

export const link = componentStyle({ color: color.accent, overflowWrap: 'anywhere' });

export const showAll = componentStyle({
  display: 'block',
  minBlockSize: tokens.size.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accent,
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
});

/** Fixed size for every picture. */
export const picture = componentStyle({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: steps(60),
  maxInlineSize: '100%',
  blockSize: steps(45),
  padding: 0,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.groundPicture,
  selectors: { 'button&': { cursor: 'zoom-in' }, 'button&:hover': { borderColor: color.lineStrong } },
});

export const pictureImage = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: `calc(${radius.card} - ${border.hairline})`,
  objectFit: 'cover',
});

export const pictureFailed = componentStyle({
  padding: space.x4,
  // The background of pictures is light in every theme.
  color: color.groundStrong,
  fontSize: text.small,
  textAlign: 'center',
});
