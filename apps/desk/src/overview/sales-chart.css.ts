import { screenStyle, steps, tokens } from '@rider/ui/tokens';

const { border, color, space, text } = tokens;

export const scale = screenStyle({ margin: 0, fontSize: text.caption, color: color.inkQuiet });
export const chart = screenStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: steps(75),
  borderBlockStart: `${border.hairline} dashed ${color.line}`,
});
export const day = screenStyle({});
/** The whole height of a day shows its text on hover. */
export const place = screenStyle({
  fill: 'transparent',
  selectors: { [`${day}:hover > &`]: { fill: color.groundQuiet } },
});
export const sales = screenStyle({ fill: color.accent });
export const refunds = screenStyle({ fill: color.danger });
export const line = screenStyle({ stroke: color.lineStrong, vectorEffect: 'non-scaling-stroke' });
export const ends = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  paddingBlockStart: space.x1,
  fontSize: text.caption,
  color: color.inkQuiet,
});
