import { componentStyle, tokens } from '../../tokens/index.ts';

const hairline = `${tokens.border.hairline} solid ${tokens.color.line}`;
const cellSpace = { paddingBlock: tokens.space.x2, paddingInline: tokens.space.x2, textAlign: 'start' } as const;

export const slip = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x4,
  fontVariantNumeric: 'tabular-nums',
});
export const title = componentStyle({ margin: 0, fontSize: tokens.text.title3, overflowWrap: 'anywhere' });
export const table = componentStyle({ inlineSize: '100%', borderCollapse: 'collapse' });
export const head = componentStyle({
  ...cellSpace,
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
  borderBlockEnd: hairline,
});
/** An order line does not break across pages. */
export const row = componentStyle({ borderBlockEnd: hairline, breakInside: 'avoid' });
export const cell = componentStyle({ ...cellSpace, verticalAlign: 'top', overflowWrap: 'anywhere' });
export const code = componentStyle({
  ...cellSpace,
  verticalAlign: 'top',
  fontWeight: tokens.weight.medium,
  overflowWrap: 'anywhere',
});
export const quantity = componentStyle({ ...cellSpace, verticalAlign: 'top' });
export const box = componentStyle({
  display: 'block',
  inlineSize: tokens.space.x4,
  blockSize: tokens.space.x4,
  border: `${tokens.border.hairline} solid ${tokens.color.ink}`,
});
export const total = componentStyle({ margin: 0, fontWeight: tokens.weight.medium });
