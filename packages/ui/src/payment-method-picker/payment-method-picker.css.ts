import { componentStyle, tokens } from '../tokens/index.ts';

export const group = componentStyle({ display: 'grid', gap: tokens.space.x3, margin: 0, padding: 0, border: 0 });
export const legend = componentStyle({
  marginBlockEnd: tokens.space.x3,
  padding: 0,
  fontSize: tokens.text.title3,
  fontWeight: tokens.weight.bold,
});
export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x3,
  padding: tokens.space.x4,
  border: `${tokens.border.hairline} solid ${tokens.color.lineStrong}`,
  borderRadius: tokens.radius.card,
  cursor: 'pointer',
  selectors: {
    '&:has(input:checked)': { borderColor: tokens.color.accent, background: tokens.color.accentSoft },
    '&[data-state="unavailable"]': { borderColor: tokens.color.line, color: tokens.color.inkQuiet, cursor: 'default' },
  },
});
export const radio = componentStyle({
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  accentColor: tokens.color.accent,
});
export const words = componentStyle({ display: 'grid' });
export const name = componentStyle({ fontWeight: tokens.weight.medium });
export const note = componentStyle({ color: tokens.color.inkQuiet, fontSize: tokens.text.small });
