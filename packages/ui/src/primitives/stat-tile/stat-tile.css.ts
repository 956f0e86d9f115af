import { componentStyle, row, steps, tokens } from '../../tokens/index.ts';

export const tiles = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${steps(45)}), 1fr))`,
  gap: tokens.space.x3,
});

export const tile = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space.x1,
  padding: tokens.space.x4,
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.ground,
  selectors: {
    '&:has(a:hover)': { borderColor: tokens.color.accent },
    '&:has(a:focus-visible)': {
      outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
      outlineOffset: tokens.border.thick,
    },
  },
});

export const label = componentStyle({
  ...row(tokens.space.x2),
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.small,
});

/** The link covers the whole tile. */
export const link = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:hover': { color: tokens.color.accent },
  },
});

export const value = componentStyle({
  fontSize: tokens.text.title2,
  fontWeight: tokens.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: tokens.leading.tight,
  overflowWrap: 'anywhere',
});

export const note = componentStyle({ margin: 0, color: tokens.color.inkQuiet, fontSize: tokens.text.small });

export const skeleton = componentStyle({ display: 'inline-block', verticalAlign: 'middle' });
