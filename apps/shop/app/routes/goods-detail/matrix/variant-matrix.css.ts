import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

const hairline = `${tokens.border.hairline} solid ${tokens.color.line}`;
const padding = `${tokens.space.x2} ${tokens.space.x3}`;
const notOnPaper = { print: { display: 'none' } } as const;

export { section } from '../route.css.ts';

export const form = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.x4 });
export const table = screenStyle({
  borderCollapse: 'collapse',
  fontSize: tokens.text.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { fontSize: tokens.text.caption } },
});
const head = {
  padding,
  background: tokens.color.groundQuiet,
  fontWeight: tokens.weight.regular,
  textAlign: 'start',
  '@media': { print: { paddingBlock: 0 } },
} as const;
export const columnHead = screenStyle({ ...head, color: tokens.color.inkQuiet });
/** Stays while the columns scroll. */
export const rowHead = screenStyle({
  ...head,
  position: 'sticky',
  insetInlineStart: 0,
  maxInlineSize: steps(30),
  verticalAlign: 'top',
});
export const cell = screenStyle({
  padding,
  border: hairline,
  verticalAlign: 'top',
  selectors: { '&[aria-current]': { background: tokens.color.accentSoft } },
  '@media': { print: { paddingBlock: 0 } },
});
export const inCell = screenStyle({
  display: 'grid',
  gap: tokens.space.x1,
  minInlineSize: steps(32),
  '@media': { [media.large]: { minInlineSize: steps(45) }, print: { display: 'block', minInlineSize: 0 } },
});
export const code = screenStyle({
  color: tokens.color.accent,
  fontFamily: tokens.font.mono,
  fontSize: tokens.text.caption,
  overflowWrap: 'anywhere',
  lineHeight: tokens.size.target,
});
export const facts = screenStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' });
export const field = screenStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: tokens.size.controlSmall,
  paddingInline: tokens.space.x2,
  border: `${tokens.border.hairline} solid ${tokens.color.lineStrong}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.ground,
  color: 'inherit',
  font: 'inherit',
  selectors: { '&[aria-invalid="true"]': { borderColor: tokens.color.danger } },
  '@media': notOnPaper,
});
const note = { fontSize: tokens.text.caption } as const;
export const fault = screenStyle({ ...note, color: tokens.color.danger });
export const added = screenStyle({ ...note, color: tokens.color.success });
export const summary = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.x3,
  '@media': notOnPaper,
});
/** Empty, it takes no gap beside the buttons. */
export const total = screenStyle({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { marginInlineEnd: `calc(-1 * ${tokens.space.x3})` } },
});
