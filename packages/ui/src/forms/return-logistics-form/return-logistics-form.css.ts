import { componentStyle, tokens } from '../../tokens/index.ts';

export const destination = componentStyle({
  display: 'grid',
  gap: tokens.space.x1,
  margin: 0,
  padding: tokens.space.x4,
  borderInlineStart: `${tokens.border.thick} solid ${tokens.color.accent}`,
  background: tokens.color.groundQuiet,
  overflowWrap: 'anywhere',
});
export const term = componentStyle({ color: tokens.color.inkQuiet, fontSize: tokens.text.small });
export const value = componentStyle({ margin: 0, whiteSpace: 'pre-line' });
