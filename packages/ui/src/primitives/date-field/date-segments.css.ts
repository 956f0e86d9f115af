import { componentStyle, media, steps, tokens } from '../../tokens/index.ts';

const { color, space, size, radius, text } = tokens;

export const day = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // Below 16 px touch screens zoom into focused fields.
  fontSize: text.large,
  '@media': { [media.large]: { fontSize: text.body }, [media.touch]: { fontSize: text.large } },
});

export const segment = componentStyle({
  inlineSize: steps(8),
  minBlockSize: size.target,
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'center',
  fontVariantNumeric: 'inherit',
  borderRadius: radius.control,
  outline: 'none',
  selectors: {
    '&[data-part="year"]': { inlineSize: steps(11) },
    '&::placeholder': { color: color.inkQuiet, opacity: 1 },
    '&:focus::placeholder': { color: 'inherit' },
    '&:focus': { background: color.accent, color: color.inkOnAccent },
    '&:disabled': { color: color.inkDisabled },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:focus': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

export const days = componentStyle({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x2,
  minInlineSize: 0,
  paddingInline: space.x2,
});
