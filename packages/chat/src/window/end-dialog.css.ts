import { componentStyle, steps, tokens } from '@rider/ui/vanilla-extract';

const { border, color, radius, shadow, space, text, weight } = tokens;

export const dialog = componentStyle({
  boxSizing: 'border-box',
  inlineSize: `min(${steps(100)}, 92vw)`,
  margin: 'auto',
  padding: space.x6,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.groundRaised,
  color: color.ink,
  boxShadow: shadow.overlay,
  selectors: { '&::backdrop': { background: color.backdrop } },
});

export const title = componentStyle({ margin: 0, fontSize: text.large, fontWeight: weight.bold });
export const words = componentStyle({ marginBlock: space.x3, color: color.inkQuiet });
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space.x3,
  marginBlockStart: space.x5,
});
