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
export const lines = screenStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.line}`,
});
export const summary = screenStyle({
  '@media': { [media.large]: { position: 'sticky', insetBlockStart: tokens.space.x6 } },
});
export const note = screenStyle({ margin: 0, color: tokens.color.inkQuiet, fontSize: tokens.text.small });
