import { screenStyle, steps, tokens } from '@rider/ui/tokens';

/** Below the fields of each language. */
export const languages = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: tokens.space.x4,
});
export const preview = screenStyle({
  display: 'grid',
  gap: tokens.space.x3,
  padding: tokens.space.x4,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
});
export const body = screenStyle({ marginBlock: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const placeholders = screenStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${steps(70)}, 1fr))`,
  gap: tokens.space.x2,
  marginBlock: `${tokens.space.x2} 0`,
  padding: 0,
  listStyle: 'none',
});
export const placeholder = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.x2,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
