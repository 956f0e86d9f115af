import { screenStyle, steps, tokens } from '@rider/ui/tokens';

export const table = screenStyle({
  inlineSize: '100%',
  minInlineSize: steps(220),
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});
export const head = screenStyle({
  paddingBlock: tokens.space.x2,
  paddingInlineEnd: tokens.space.x3,
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.line}`,
  fontSize: tokens.text.small,
  textAlign: 'start',
  verticalAlign: 'bottom',
});
export const cell = screenStyle({
  paddingBlock: tokens.space.x2,
  paddingInlineEnd: tokens.space.x3,
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.line}`,
  fontWeight: tokens.weight.regular,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  verticalAlign: 'middle',
});
// Two figures of each of 31 days need the rest at 1200 px.
export const nameColumn = screenStyle({ inlineSize: '22%' });
export const periodColumn = screenStyle({ inlineSize: steps(38) });
/** The days, or a bar below them; as wide as the days, so that both agree. */
export const track = screenStyle({ position: 'relative', display: 'flex', minBlockSize: tokens.space.x6 });
export const day = screenStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.caption,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  overflow: 'hidden',
});
export const weekend = screenStyle({ backgroundColor: tokens.color.groundQuiet });
export const today = screenStyle({ color: tokens.color.accent, fontWeight: tokens.weight.bold });
export const bar = screenStyle({
  position: 'absolute',
  insetBlock: tokens.space.x1,
  minInlineSize: tokens.space.x1,
  borderRadius: tokens.radius.control,
  backgroundColor: tokens.color.accent,
});
export const overlapping = screenStyle({ backgroundColor: tokens.color.warning });
/** Coupons and banners do not change prices of variants. */
export const other = screenStyle({ backgroundColor: tokens.color.inkQuiet });
