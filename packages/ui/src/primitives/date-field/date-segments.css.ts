import { componentStyle, media, tokens } from '../../tokens/index.ts';

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
  minInlineSize: size.target,
  minBlockSize: size.target,
  display: 'inline-grid',
  placeItems: 'center',
  paddingInline: space.x1,
  borderRadius: radius.control,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-state="empty"]': { color: color.inkQuiet },
    '&:focus': { background: color.accent, color: color.inkOnAccent },
    '&[aria-disabled="true"]': { color: color.inkDisabled },
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
