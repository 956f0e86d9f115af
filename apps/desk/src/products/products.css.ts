import { screenStyle, steps, tokens } from '@rider/ui/tokens';

export const thumbnail = screenStyle({
  display: 'block',
  inlineSize: steps(12),
  blockSize: steps(12),
  objectFit: 'contain',
  borderRadius: tokens.radius.control,
});
export const picture = screenStyle({ display: 'flex', alignItems: 'center', gap: tokens.space.x2 });
export const pictureTexts = screenStyle({
  display: 'grid',
  gap: tokens.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** A picture with its text in two languages. */
export const pictureText = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  gap: tokens.space.x3,
});
/** Two languages side by side. */
export const languages = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: tokens.space.x4,
});
/** Wider than other forms: it has a table and two columns. */
export const form = screenStyle({ maxInlineSize: 'none' });
/** A wide table scrolls within its part. */
export const part = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x4,
  minInlineSize: 0,
});
/** Rows as high as a target for fingers. */
export const related = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.x3,
  minBlockSize: tokens.size.control,
});
export const relatedList = screenStyle({ display: 'grid', gap: tokens.space.x2, margin: 0, padding: 0 });
export const code = screenStyle({ inlineSize: steps(68) });
export const wide = screenStyle({ inlineSize: steps(44) });
export const choice = screenStyle({ inlineSize: steps(40) });
export const narrow = screenStyle({ inlineSize: steps(22) });
export const changes = screenStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
