import { componentStyle, steps, tokens } from '@rider/ui/vanilla-extract';

const { border, color, size, space, text, weight } = tokens;

/** Beside the messages only in a wide full window: in the popup of 730 px it would take a third. */
const roomy = `(inline-size >= ${steps(240)})`;

export const side = componentStyle({
  display: 'none',
  boxSizing: 'border-box',
  flexShrink: 0,
  inlineSize: steps(53),
  padding: space.x4,
  overflowY: 'auto',
  borderInlineStart: `${border.hairline} solid ${color.line}`,
  background: color.groundQuiet,
  fontSize: text.small,
  '@container': { [roomy]: { display: 'block' } },
});

export const head = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBlockEnd: space.x2,
});
export const title = componentStyle({ fontSize: text.small, fontWeight: weight.bold });

export const strip = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space.x2,
  flexShrink: 0,
  paddingBlock: space.x1,
  paddingInline: space.x4,
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
  background: color.groundQuiet,
  fontSize: text.small,
  '@container': { [roomy]: { display: 'none' } },
});

export const details = componentStyle({ flex: '1 1 auto', minInlineSize: 0 });

export const summary = componentStyle({
  minBlockSize: size.target,
  lineHeight: size.target,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});
export const label = componentStyle({ fontWeight: weight.medium });
/** The first line of the collapsed announcement. */
export const preview = componentStyle({
  color: color.inkQuiet,
  selectors: { 'details[open] > summary > &': { display: 'none' } },
});

export const opened = componentStyle({
  maxBlockSize: '30vh',
  paddingBlockEnd: space.x2,
  overflowY: 'auto',
});
