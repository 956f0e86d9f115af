import { componentStyle, tokens } from '../../tokens/index.ts';

const line = `${tokens.border.hairline} solid ${tokens.color.line}`;

export const box = componentStyle({
  display: 'grid',
  gap: tokens.space.x4,
  padding: tokens.space.x5,
  background: tokens.color.groundQuiet,
  borderRadius: tokens.radius.card,
});
export const rows = componentStyle({
  display: 'grid',
  gap: tokens.space.x2,
});
export const row = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: tokens.space.x4,
  color: tokens.color.inkQuiet,
  // A reason may be one long word.
  overflowWrap: 'anywhere',
});
/** Changing figures are dimmed, but stay readable. */
const figure = {
  margin: 0,
  color: tokens.color.ink,
  fontVariantNumeric: 'tabular-nums',
  transition: `color ${tokens.motion.fast}`,
  selectors: { [`${rows}[data-state="pending"] &`]: { color: tokens.color.inkQuiet } },
} as const;
export const amount = componentStyle({ ...figure, whiteSpace: 'nowrap' });
export const total = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: tokens.space.x4,
  marginBlockStart: tokens.space.x1,
  paddingBlockStart: tokens.space.x3,
  borderBlockStart: line,
  fontWeight: tokens.weight.bold,
});
export const totalAmount = componentStyle({ ...figure, fontSize: tokens.text.title2 });
export const hint = componentStyle({ margin: 0, color: tokens.color.inkQuiet, fontSize: tokens.text.small });
