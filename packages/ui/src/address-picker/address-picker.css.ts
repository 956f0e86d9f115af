import { componentStyle, media, tokens } from '../tokens/index.ts';

export const group = componentStyle({
  display: 'grid',
  gap: tokens.space.x3,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = componentStyle({
  marginBlockEnd: tokens.space.x3,
  padding: 0,
  fontSize: tokens.text.title3,
  fontWeight: tokens.weight.bold,
});
export const cards = componentStyle({
  display: 'grid',
  gap: tokens.space.x3,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const choice = componentStyle({
  position: 'relative',
  display: 'grid',
  borderRadius: tokens.radius.card,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: tokens.color.groundQuiet },
    '&:has(input:checked)': {
      background: tokens.color.accentSoft,
      boxShadow: `0 0 0 ${tokens.border.thick} ${tokens.color.accent}`,
    },
    '&:has(input:focus-visible)': {
      outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
      outlineOffset: '4px',
    },
  },
});
/** Keeps the name off the radio in the corner. */
export const card = componentStyle({ paddingInlineEnd: tokens.space.x12 });
export const radio = componentStyle({
  position: 'absolute',
  insetBlockStart: tokens.space.x3,
  insetInlineEnd: tokens.space.x3,
  inlineSize: tokens.size.target,
  blockSize: tokens.size.target,
  margin: 0,
  accentColor: tokens.color.accent,
  cursor: 'pointer',
  outline: 'none',
});
