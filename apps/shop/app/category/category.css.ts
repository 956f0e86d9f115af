import { media, screenStyle, tokens } from '@rider/ui/tokens';

const focus = { outline: `${tokens.border.thick} solid ${tokens.color.focus}`, outlineOffset: '2px' };

export const banner = screenStyle({
  display: 'grid',
  overflow: 'hidden',
  marginBlockEnd: tokens.space.x6,
  borderRadius: tokens.radius.card,
  background: tokens.color.groundQuiet,
  '@media': { [media.medium]: { gridTemplateColumns: '5fr 8fr', minBlockSize: '148px' } },
});
export const bannerText = screenStyle({
  display: 'grid',
  alignContent: 'center',
  gap: tokens.space.x4,
  padding: tokens.space.x4,
  '@media': { [media.medium]: { padding: tokens.space.x6 }, [media.large]: { padding: tokens.space.x8 } },
});
/** Keeps the picture from deciding the banner's height. */
export const bannerStage = screenStyle({
  position: 'relative',
  order: -1,
  blockSize: '112px',
  '@media': { [media.medium]: { order: 0, blockSize: 'auto' } },
});
export const bannerTall = screenStyle({ '@media': { [media.medium]: { minBlockSize: '220px' } } });
export const bannerFill = screenStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '100% 50%',
});

export const cards = screenStyle({
  display: 'grid',
  gap: tokens.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.space.x4 },
    [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const card = screenStyle({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: tokens.space.x4,
  alignItems: 'start',
  padding: tokens.space.x3,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
});
export const cardPicture = screenStyle({
  display: 'block',
  inlineSize: '96px',
  blockSize: '96px',
  objectFit: 'contain',
  mixBlendMode: 'multiply',
});
export const cardLink = screenStyle({
  display: 'inline-block',
  paddingBlock: tokens.space.x1,
  color: tokens.color.ink,
  textDecoration: 'none',
  ':hover': { color: tokens.color.accent },
  ':focus-visible': focus,
});
export const cardChildren = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${tokens.space.x4}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const cardChild = screenStyle({
  display: 'inline-block',
  paddingBlock: '3px',
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.small,
  textDecoration: 'none',
  ':hover': { color: tokens.color.accent, textDecoration: 'underline' },
  ':focus-visible': focus,
});

export const trail = screenStyle({ paddingBlock: tokens.space.x4 });
