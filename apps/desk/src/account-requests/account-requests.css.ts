import { screenStyle, steps, tokens } from '@rider/ui/tokens';

export const facts = screenStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${steps(50)}, 100%), 1fr))`,
  gap: tokens.space.x3,
  margin: 0,
  marginBlockEnd: tokens.space.x6,
});
export const term = screenStyle({ color: tokens.color.inkQuiet, fontSize: tokens.text.small });
export const fact = screenStyle({ margin: 0, overflowWrap: 'anywhere' });
