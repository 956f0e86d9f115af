import { componentStyle, steps, tokens } from '../../tokens/index.ts';

const line = `${tokens.border.hairline} solid ${tokens.color.line}`;
const box = {
  paddingBlock: tokens.space.x1,
  paddingInline: tokens.space.x3,
  textAlign: 'start',
  '@media': { print: { paddingBlock: 0, fontSize: tokens.text.caption } },
} as const;

export const table = componentStyle({
  inlineSize: '100%',
  maxInlineSize: steps(105),
  borderCollapse: 'collapse',
  border: line,
  fontSize: tokens.text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const caption = componentStyle({
  paddingBlockEnd: tokens.space.x2,
  textAlign: 'start',
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
});
export const head = componentStyle({
  ...box,
  background: tokens.color.groundQuiet,
  color: tokens.color.inkQuiet,
  fontWeight: tokens.weight.regular,
});
export const headEnd = componentStyle({
  ...box,
  textAlign: 'end',
  background: tokens.color.groundQuiet,
  color: tokens.color.inkQuiet,
  fontWeight: tokens.weight.regular,
});
export const row = componentStyle({
  borderBlockStart: line,
  selectors: { '&[data-state="active"]': { background: tokens.color.accentSoft } },
});
export const cell = componentStyle({ ...box, fontWeight: tokens.weight.medium });
export const cellEnd = componentStyle({ ...box, textAlign: 'end', fontWeight: tokens.weight.medium });
export const active = componentStyle({
  marginInlineStart: tokens.space.x1,
  color: tokens.color.accent,
  fontSize: tokens.text.caption,
});
export const saving = componentStyle({
  marginInlineEnd: tokens.space.x2,
  color: tokens.color.inkQuiet,
  fontWeight: tokens.weight.regular,
});
