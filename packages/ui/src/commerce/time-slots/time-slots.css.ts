import { componentStyle, media, steps, tokens } from '../../tokens/index.ts';

const { border, color, radius, space, text, weight } = tokens;

export const list = componentStyle({
  display: 'flex',
  gap: space.x2,
  padding: space.half,
  overflowX: 'auto',
  scrollPaddingInline: space.x12,
});
export const cell = componentStyle({ flex: `1 0 ${steps(26)}`, maxInlineSize: steps(50) });
export const slot = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: space.x3,
  paddingInline: space.x4,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
  color: color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: color.accent },
    '&[data-state="ended"]': { color: color.inkQuiet },
    '&[aria-current]': { borderColor: color.accent, background: color.accent, color: color.inkOnAccent },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { borderColor: 'Highlight', outline: `${border.hairline} solid Highlight` } },
    },
  },
});
export const time = componentStyle({
  fontSize: text.large,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const state = componentStyle({ fontSize: text.caption });
