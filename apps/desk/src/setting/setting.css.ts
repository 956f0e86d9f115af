import { screenStyle, steps, tokens } from '@rider/ui/tokens';

/** Wider than other forms: it has tables and groups of fields. */
export const form = screenStyle({ maxInlineSize: steps(272) });
/** A part of a setting, such as a zone. */
export const part = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x4,
  margin: 0,
  padding: tokens.space.x4,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
});
/** Fields side by side, aligned at their inputs. */
export const fields = screenStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${steps(40)}, 1fr))`,
  alignItems: 'end',
  gap: tokens.space.x4,
});
export const chosen = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const place = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x1,
  paddingInlineStart: tokens.space.x2,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
});
/** A row of a list of prices. */
export const row = screenStyle({
  display: 'flex',
  alignItems: 'end',
  flexWrap: 'wrap',
  gap: tokens.space.x3,
});
/** What is chosen or moved, at both ends of a line. */
export const head = screenStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: tokens.space.x3,
});
