import { screenStyle, steps, tokens } from '@rider/ui/tokens';

export const codes = screenStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const product = screenStyle({ display: 'flex', alignItems: 'center', gap: tokens.space.x3, minInlineSize: 0 });
export const thumbnail = screenStyle({
  flex: 'none',
  inlineSize: steps(10),
  blockSize: steps(10),
  objectFit: 'contain',
  borderRadius: tokens.radius.control,
});
export const names = screenStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
