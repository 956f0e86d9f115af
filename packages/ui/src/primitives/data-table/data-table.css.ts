import { componentStyle, inlineRow, media, tokens, wrappingRow } from '../../tokens/index.ts';

const { border, color, radius, size, space, text, weight } = tokens;
const hairline = `${border.hairline} solid ${color.line}`;

export const region = componentStyle({
  '@media': { [media.medium]: { maxBlockSize: 'var(--rd-table-height, none)' } },
});

export const table = componentStyle({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: text.small,
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  '@media': { [media.medium]: { display: 'table' } },
});

export const caption = componentStyle({
  display: 'block',
  paddingBlockEnd: space.x3,
  fontSize: text.large,
  fontWeight: weight.bold,
  textAlign: 'start',
  '@media': { [media.medium]: { display: 'table-caption' } },
});

export const head = componentStyle({
  display: 'block',
  '@media': { [media.medium]: { display: 'table-header-group' } },
});

export const headRow = componentStyle({
  ...wrappingRow(space.x2),
  '@media': { [media.medium]: { display: 'table-row' } },
});

const headCell = {
  background: color.groundQuiet,
  fontWeight: weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
} as const;
const columnHead = {
  display: 'table-cell',
  position: 'sticky',
  insetBlockStart: 0,
  // Above the checkboxes that scroll under it.
  zIndex: 1,
  paddingBlock: space.x2,
  paddingInline: space.x3,
  borderBlockEnd: `${border.hairline} solid ${color.lineStrong}`,
} as const;

/** On narrow screens each value has its label, and only the controls of the head are visible. */
const plain = {
  ...headCell,
  position: 'absolute',
  inlineSize: border.hairline,
  blockSize: border.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
const plainColumn = { ...columnHead, inlineSize: 'auto', blockSize: 'auto', overflow: 'visible', clipPath: 'none' };

export const plainHead = {
  text: componentStyle({ ...plain, '@media': { [media.medium]: plainColumn } }),
  numeric: componentStyle({ ...plain, '@media': { [media.medium]: { ...plainColumn, textAlign: 'end' } } }),
};

const pressed = { ...headCell, display: 'block', borderRadius: radius.control } as const;
const pressedColumn = { ...columnHead, padding: 0, borderRadius: 0 } as const;

export const sortHead = {
  text: componentStyle({ ...pressed, '@media': { [media.medium]: pressedColumn } }),
  numeric: componentStyle({ ...pressed, '@media': { [media.medium]: { ...pressedColumn, textAlign: 'end' } } }),
};

export const selectHead = componentStyle({
  ...pressed,
  paddingInline: space.x1,
  '@media': {
    [media.medium]: { ...columnHead, inlineSize: size.control, paddingInlineEnd: 0, borderRadius: 0 },
  },
});

export const sortControl = componentStyle({
  ...inlineRow(space.x1),
  minBlockSize: size.controlSmall,
  paddingBlock: space.x2,
  paddingInline: space.x3,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.accent }, '&:focus-visible': { outlineOffset: `calc(-1 * ${border.thick})` } },
});

export const unsorted = componentStyle({
  color: color.inkDisabled,
  selectors: { ':is(a, button):hover > &': { color: 'inherit' } },
});

export const body = componentStyle({
  display: 'block',
  '@media': { [media.medium]: { display: 'table-row-group' } },
});

export const row = componentStyle({
  display: 'grid',
  position: 'relative',
  gap: space.x1,
  marginBlockStart: space.x3,
  padding: space.x4,
  border: hairline,
  borderRadius: radius.card,
  selectors: { '&[data-state="selected"]': { background: color.accentSoft } },
  '@media': {
    [media.medium]: {
      display: 'table-row',
      selectors: { '&:hover:not([data-state="selected"])': { background: color.groundQuiet } },
    },
    [media.forcedColors]: { selectors: { '&[data-state="selected"]': { outline: `${border.thick} solid Highlight` } } },
  },
});

const cellBase = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x4,
  // With the gap of a card, links of two lines are 24 px apart.
  minBlockSize: space.x5,
  padding: 0,
  fontWeight: weight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;
const column = {
  display: 'table-cell',
  // Minimum height of a row: controls fit, so that no row grows when they appear.
  blockSize: `calc(${size.control} + ${space.x2})`,
  boxSizing: 'border-box',
  paddingBlock: space.x2,
  paddingInline: space.x3,
  borderBlockEnd: hairline,
  verticalAlign: 'middle',
} as const;
const label = {
  // Empty alternative text (after the slash): column heads are announced already.
  '&::before': { content: 'attr(data-label) / ""', flexShrink: 0, maxInlineSize: '50%', color: color.inkQuiet },
} as const;
const noLabel = { '&::before': { content: 'none' } } as const;

export const cell = {
  text: componentStyle({
    ...cellBase,
    selectors: label,
    '@media': { [media.medium]: { ...column, selectors: noLabel } },
  }),
  numeric: componentStyle({
    ...cellBase,
    fontVariantNumeric: 'tabular-nums',
    selectors: label,
    '@media': { [media.medium]: { ...column, textAlign: 'end', whiteSpace: 'nowrap', selectors: noLabel } },
  }),
};

/** In a card, values are aligned to the end. */
export const value = componentStyle({
  minInlineSize: 0,
  textAlign: 'end',
  '@media': { [media.medium]: { textAlign: 'inherit' } },
});

/** In a card, the checkbox is in the upper corner. */
export const selectCell = componentStyle({
  display: 'block',
  padding: 0,
  '@media': { [media.medium]: { ...column, paddingInlineEnd: 0 } },
});

export const actionsCell = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: 0,
  paddingBlockStart: space.x2,
  '@media': { [media.medium]: { ...column, paddingBlock: space.x1, textAlign: 'end', whiteSpace: 'nowrap' } },
});

export const skeleton = componentStyle({ display: 'inline-block', verticalAlign: 'middle' });

export const whole = componentStyle({
  display: 'block',
  paddingBlock: space.x4,
  '@media': { [media.medium]: { display: 'table-row' } },
});

export const wholeCell = componentStyle({
  display: 'block',
  padding: 0,
  paddingBlock: space.x4,
  '@media': { [media.medium]: { display: 'table-cell', paddingInline: space.x3, borderBlockEnd: hairline } },
});
