import { componentStyle, media, steps, tokens, wrappingRow } from '../../tokens/index.ts';

const { color, space, size, radius, border, text, weight } = tokens;

export const plain = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${steps(36)}), 1fr))`,
  gap: space.x2,
});

export const dash = componentStyle({ color: color.inkQuiet });

export const presets = componentStyle({
  ...wrappingRow(space.x2),
  marginBlockEnd: space.x3,
});

export const calendar = componentStyle({ inlineSize: 'fit-content', marginInline: 'auto' });

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space.x2,
});

export const month = componentStyle({ fontWeight: weight.medium });

export const grid = componentStyle({ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });

export const weekday = componentStyle({
  padding: 0,
  textAlign: 'center',
  fontSize: text.caption,
  fontWeight: weight.regular,
  color: color.inkQuiet,
});

export const cell = componentStyle({ padding: 0, textAlign: 'center' });

export const date = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: steps(10),
  blockSize: size.controlSmall,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.groundQuiet },
    '&[data-state~="today"]': { fontWeight: weight.bold, textDecoration: 'underline', textUnderlineOffset: space.x1 },
    '&[data-state~="chosen"]': { background: color.accentSoft },
    '&[data-state~="start"], &[data-state~="end"]': { background: color.accent, color: color.inkOnAccent },
    '&[data-state~="start"]': { borderStartStartRadius: radius.control, borderEndStartRadius: radius.control },
    '&[data-state~="end"]': { borderStartEndRadius: radius.control, borderEndEndRadius: radius.control },
    '&[data-state~="disabled"]': { background: 'none', color: color.inkDisabled, cursor: 'default' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${border.thick})`, borderRadius: radius.control },
    '&[data-state~="start"]:focus-visible, &[data-state~="end"]:focus-visible': { outlineColor: color.inkOnAccent },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-state~="chosen"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-state~="disabled"]': { color: 'GrayText' },
      },
    },
  },
});
