import { componentStyle, media, steps, tokens, wrappingRow } from '../../tokens/index.ts';

const { border, color, radius, space, text, weight } = tokens;

const DOT = steps(3);

export const track = componentStyle({ display: 'grid', gap: space.x5, minInlineSize: 0 });

export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x8,
  rowGap: space.x2,
  padding: space.x4,
  borderRadius: radius.card,
  background: color.groundQuiet,
});
export const fact = componentStyle({ minInlineSize: 0 });
export const term = componentStyle({ color: color.inkQuiet, fontSize: text.small });
export const value = componentStyle({
  ...wrappingRow(space.x2),
  alignItems: 'center',
  minBlockSize: tokens.size.controlSmall,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});
export const number = componentStyle({ fontFamily: tokens.font.mono, userSelect: 'all', minInlineSize: 0 });

export const events = componentStyle({ display: 'grid' });

export const event = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: space.x1,
  paddingInlineStart: space.x6,
  paddingBlockEnd: space.x5,
  color: color.inkQuiet,
  selectors: {
    '&[aria-current]': { color: color.ink },
    // The line connects the dots and ends at the oldest event.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: space.x5,
      insetBlockEnd: `calc(-1 * ${space.x1})`,
      insetInlineStart: `calc((${DOT} - ${border.thick}) / 2)`,
      inlineSize: border.thick,
      background: color.line,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: steps(1.5),
      insetInlineStart: 0,
      boxSizing: 'border-box',
      inlineSize: DOT,
      blockSize: DOT,
      border: `${border.thick} solid ${color.lineStrong}`,
      borderRadius: radius.round,
      background: color.ground,
    },
    '&[aria-current]::after': { borderColor: color.accent, background: color.accent },
  },
  '@media': {
    [media.medium]: { gridTemplateColumns: `${steps(37.5)} minmax(0, 1fr)`, columnGap: space.x4 },
    [media.forcedColors]: {
      selectors: {
        '&:not(:last-child)::before': { background: 'CanvasText' },
        '&[aria-current]::after': { background: 'Highlight', borderColor: 'Highlight' },
      },
    },
  },
});
export const moment = componentStyle({
  fontSize: text.small,
  lineHeight: tokens.leading.normal,
  fontVariantNumeric: 'tabular-nums',
});
export const news = componentStyle({
  overflowWrap: 'anywhere',
  selectors: { '[aria-current] > &': { fontWeight: weight.medium } },
});
export const place = componentStyle({
  display: 'block',
  color: color.inkQuiet,
  fontSize: text.small,
  fontWeight: weight.regular,
});
export const none = componentStyle({ margin: 0, color: color.inkQuiet });
