import { componentStyle, steps, tokens } from '@rider/ui/vanilla-extract';

const { border, color, size, space, text, weight } = tokens;

/** R7.1: beside the messages only where the whole window has its 730 px. */
const roomy = `(inline-size >= ${steps(182.5)})`;

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

export const title = componentStyle({
  marginBlockEnd: space.x2,
  fontSize: text.small,
  fontWeight: weight.bold,
});

export const strip = componentStyle({
  flexShrink: 0,
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
  background: color.groundQuiet,
  fontSize: text.small,
  '@container': { [roomy]: { display: 'none' } },
});

export const summary = componentStyle({
  minBlockSize: size.controlSmall,
  paddingBlock: space.x1,
  paddingInline: space.x4,
  fontWeight: weight.medium,
  cursor: 'pointer',
});

export const opened = componentStyle({
  maxBlockSize: '30vh',
  paddingInline: space.x4,
  paddingBlockEnd: space.x3,
  overflowY: 'auto',
});
