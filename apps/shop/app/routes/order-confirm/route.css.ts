import { media, screenStyle, tokens } from '@rider/ui/tokens';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: tokens.space.x6,
  paddingBlock: tokens.space.x8,
  minBlockSize: '60vh',
});
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.x8,
  alignItems: 'start',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
export const steps = screenStyle({ display: 'grid', gap: tokens.space.x8, minInlineSize: 0 });
export const step = screenStyle({ display: 'grid', gap: tokens.space.x4, minInlineSize: 0 });
export const addresses = screenStyle({
  display: 'grid',
  gap: tokens.space.x3,
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' } },
});
export const address = screenStyle({
  position: 'relative',
  display: 'grid',
  cursor: 'pointer',
  selectors: {
    '&:has(input:checked)': {
      outline: `${tokens.border.thick} solid ${tokens.color.accent}`,
      borderRadius: tokens.radius.card,
    },
  },
});
export const radio = screenStyle({
  position: 'absolute',
  insetBlockStart: tokens.space.x4,
  insetInlineEnd: tokens.space.x4,
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  accentColor: tokens.color.accent,
});
export const adding = screenStyle({ display: 'grid', gap: tokens.space.x4 });
export const addingSummary = screenStyle({
  paddingBlock: tokens.space.x2,
  color: tokens.color.accent,
  fontWeight: tokens.weight.medium,
  cursor: 'pointer',
});
export const error = screenStyle({ margin: 0, color: tokens.color.danger, fontSize: tokens.text.small });
export const summary = screenStyle({
  '@media': { [media.large]: { position: 'sticky', insetBlockStart: tokens.space.x6 } },
});
export const note = screenStyle({ margin: 0, color: tokens.color.inkQuiet, fontSize: tokens.text.small });
