import { componentStyle, inlineRow, media, tokens, wrappingRow } from '../../tokens/index.ts';

export const picker = componentStyle({
  display: 'grid',
  gap: tokens.space.x4,
  '@media': { print: { gap: tokens.space.x1 } },
});
export const option = componentStyle({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const legend = componentStyle({
  padding: 0,
  marginBlockEnd: tokens.space.x2,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.bold,
  '@media': { print: { margin: 0 } },
});
export const current = componentStyle({
  marginInlineStart: tokens.space.x1,
  fontWeight: tokens.weight.regular,
  color: tokens.color.inkQuiet,
});
/** Printed pages show the choice in the legend. */
export const values = componentStyle({ ...wrappingRow(tokens.space.x2), '@media': { print: { display: 'none' } } });
export const value = componentStyle({
  position: 'relative',
  ...inlineRow(tokens.space.x2),
  minBlockSize: tokens.size.control,
  maxInlineSize: '100%',
  paddingInline: tokens.space.x3,
  border: `${tokens.border.hairline} solid ${tokens.color.lineStrong}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.ground,
  fontSize: tokens.text.small,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: tokens.color.accent,
      boxShadow: `inset 0 0 0 ${tokens.border.hairline} ${tokens.color.accent}`,
      background: tokens.color.accentSoft,
      fontWeight: tokens.weight.medium,
    },
    '&:has(:focus-visible)': {
      outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
      outlineOffset: tokens.border.thick,
    },
    '&[data-state="no-combination"]': {
      borderStyle: 'dashed',
      color: tokens.color.inkQuiet,
      cursor: 'not-allowed',
    },
    '&[data-state="out-of-stock"]': { color: tokens.color.inkQuiet },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-state="no-combination"])': { borderColor: tokens.color.accent } },
    },
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: `${tokens.border.thick} solid Highlight` } } },
  },
});
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  margin: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
});
export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const reason = componentStyle({
  fontSize: tokens.text.caption,
  fontWeight: tokens.weight.regular,
  color: tokens.color.inkQuiet,
});
