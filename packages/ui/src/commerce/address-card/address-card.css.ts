import { componentStyle, tokens, wrappingRow } from '../../tokens/index.ts';

export const card = componentStyle({
  display: 'grid',
  gap: tokens.space.x2,
  alignContent: 'start',
  padding: tokens.space.x4,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
});
export const name = componentStyle({ margin: 0, overflowWrap: 'anywhere' });
export const lines = componentStyle({
  color: tokens.color.inkQuiet,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});
export const line = componentStyle({ display: 'block' });
export const actions = componentStyle({ ...wrappingRow(tokens.space.x2), marginBlockStart: tokens.space.x1 });
