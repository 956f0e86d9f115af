import { componentStyle, media, steps, tokens } from '@rider/ui/vanilla-extract';
import { COLUMNS } from './grid-keys.ts';

const { border, color, radius, size, space, text } = tokens;

export const search = componentStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: size.controlSmall,
  paddingInline: space.x2,
  border: `${border.hairline} solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.ground,
  color: 'inherit',
  font: 'inherit',
  // Below 16 px phones zoom into a focused field.
  fontSize: text.large,
  selectors: { '&::placeholder': { color: color.inkQuiet, opacity: 1 } },
  '@media': { [media.large]: { fontSize: text.small } },
});

export const scroll = componentStyle({
  marginBlockStart: space.x2,
  maxBlockSize: `min(${steps(72)}, 45vh)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** Only the cells show the focus. */
export const grid = componentStyle({ outline: 'none' });

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(${COLUMNS}, minmax(${size.target}, 1fr))`,
  selectors: {
    // Separates the recent emoji from the others.
    '&[data-part="recent"]': {
      marginBlockEnd: space.x1,
      paddingBlockEnd: space.x1,
      borderBlockEnd: `${border.hairline} solid ${color.line}`,
    },
  },
});

export const cell = componentStyle({ display: 'grid' });

export const emoji = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: size.item,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  font: 'inherit',
  fontSize: text.title2,
  lineHeight: '1',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.accentSoft },
    '&:focus-visible': {
      background: color.accentSoft,
      outline: `${border.thick} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${border.thick})`,
    },
  },
});

export const none = componentStyle({
  margin: 0,
  paddingBlock: space.x4,
  color: color.inkQuiet,
  fontSize: text.small,
  textAlign: 'center',
});
