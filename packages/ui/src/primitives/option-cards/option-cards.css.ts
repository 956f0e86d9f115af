import { componentStyle, media, row, tokens } from '../../tokens/index.ts';

const { border, color, radius, space, text, weight } = tokens;

export const group = componentStyle({
  display: 'grid',
  gap: space.x3,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const twoColumns = componentStyle({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const legend = componentStyle({
  marginBlockEnd: space.x3,
  padding: 0,
  fontSize: text.title3,
  fontWeight: weight.bold,
});
export const option = componentStyle({
  ...row(space.x3),
  padding: space.x4,
  border: `${border.hairline} solid ${color.lineStrong}`,
  borderRadius: radius.card,
  cursor: 'pointer',
  selectors: {
    '&:has(input:checked)': { borderColor: color.accent, background: color.accentSoft },
    '&[data-state="unavailable"]': { borderColor: color.line, color: color.inkQuiet, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(input:checked)': { borderColor: 'Highlight' },
        '&[data-state="unavailable"]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});
export const radio = componentStyle({
  flexShrink: 0,
  inlineSize: tokens.size.choice,
  blockSize: tokens.size.choice,
  margin: 0,
  accentColor: color.accent,
});
export const words = componentStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = componentStyle({ fontWeight: weight.medium });
export const note = componentStyle({ color: color.inkQuiet, fontSize: text.small });
export const end = componentStyle({ flexShrink: 0, marginInlineStart: 'auto' });
