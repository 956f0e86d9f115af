import { componentStyle, steps, tokens } from '@rider/ui/vanilla-extract';

const { border, color, radius, shadow, space } = tokens;

export const surface = componentStyle({
  boxSizing: 'border-box',
  position: 'fixed',
  margin: 0,
  padding: space.x2,
  inlineSize: steps(98),
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.groundRaised,
  color: color.ink,
  boxShadow: shadow.overlay,
  overflowX: 'hidden',
  overflowY: 'auto',
  // Until it has contents and a place.
  selectors: { '&[data-state="closed"]': { visibility: 'hidden' } },
});
