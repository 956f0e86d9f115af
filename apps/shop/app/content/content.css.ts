import { media, screenStyle, tokens } from '@rider/ui/tokens';

export const main = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x6,
  paddingBlockEnd: tokens.space.x12,
});
export const head = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.x2 });
export const cards = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const rows = screenStyle({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' });
export const row = screenStyle({
  paddingBlock: tokens.space.x5,
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.line}`,
});
export const picture = screenStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: tokens.radius.card,
  background: tokens.color.groundPicture,
});
export const products = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x4,
  paddingBlock: tokens.space.x12,
  '@media': { print: { display: 'none' } },
});
