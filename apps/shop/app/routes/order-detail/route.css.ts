import { media, screenStyle, tokens } from '@rider/ui/tokens';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: tokens.space.x6,
  paddingBlock: tokens.space.x8,
  minBlockSize: '60vh',
});
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x8,
  alignItems: 'start',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
export const main = screenStyle({ display: 'grid', gap: tokens.space.x8, minInlineSize: 0 });
export const section = screenStyle({ display: 'grid', gap: tokens.space.x3 });
export const facts = screenStyle({ display: 'grid', gap: tokens.space.x3, margin: 0 });
export const fact = screenStyle({
  display: 'grid',
  gap: tokens.space.x1,
  '@media': { [media.medium]: { gridTemplateColumns: '180px minmax(0, 1fr)', gap: tokens.space.x4 } },
});
export const term = screenStyle({ color: tokens.color.inkQuiet });
export const value = screenStyle({ margin: 0, overflowWrap: 'anywhere' });
