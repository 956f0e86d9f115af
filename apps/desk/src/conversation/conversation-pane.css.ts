import { media, screenStyle, tokens } from '@rider/ui/tokens';

const { border, color, radius, size, space } = tokens;

export const pane = screenStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
});
export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: space.x16,
  paddingBlock: space.x2,
  paddingInline: space.x4,
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
});
export const back = screenStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.item,
  blockSize: size.item,
  borderRadius: radius.control,
  color: color.ink,
  '@media': { [media.large]: { display: 'none' } },
});
export const who = screenStyle({ display: 'grid', flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
export const messages = screenStyle({ display: 'grid', minBlockSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' });
