import { componentStyle, tokens } from '../../tokens/index.ts';

const line = `${tokens.border.hairline} solid ${tokens.color.line}`;

const onPaper = { print: { paddingBlock: tokens.space.half } } as const;

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: tokens.text.small,
  fontVariantNumeric: 'tabular-nums',
  borderBlockEnd: line,
  '@media': { print: { fontSize: tokens.text.caption } },
});
export const caption = componentStyle({
  paddingBlockEnd: tokens.space.x3,
  textAlign: 'start',
  fontSize: tokens.text.title3,
  fontWeight: tokens.weight.bold,
});
export const row = componentStyle({
  borderBlockStart: line,
  selectors: { '&:nth-child(odd)': { background: tokens.color.groundQuiet } },
});
export const name = componentStyle({
  inlineSize: '42%',
  padding: `${tokens.space.x2} ${tokens.space.x3}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: tokens.weight.regular,
  color: tokens.color.inkQuiet,
  '@media': onPaper,
});
export const value = componentStyle({
  padding: `${tokens.space.x2} ${tokens.space.x3}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': onPaper,
});
