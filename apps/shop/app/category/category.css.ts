import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

export const banner = screenStyle({
  display: 'grid',
  overflow: 'hidden',
  marginBlockEnd: tokens.space.x6,
  borderRadius: tokens.radius.card,
  background: tokens.color.groundQuiet,
  '@media': { [media.medium]: { gridTemplateColumns: '5fr 8fr', minBlockSize: steps(37) } },
});
export const bannerText = screenStyle({
  display: 'grid',
  alignContent: 'center',
  gap: tokens.space.x4,
  padding: tokens.space.x4,
  '@media': { [media.medium]: { padding: tokens.space.x6 }, [media.large]: { padding: tokens.space.x8 } },
});
/** Prevents the picture from determining the banner's height. */
export const bannerStage = screenStyle({
  position: 'relative',
  order: -1,
  blockSize: steps(28),
  '@media': { [media.medium]: { order: 0, blockSize: 'auto' } },
});
export const bannerTall = screenStyle({ '@media': { [media.medium]: { minBlockSize: steps(55) } } });
export const bannerFill = screenStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '100% 50%',
});

export const trail = screenStyle({ paddingBlock: tokens.space.x4 });
