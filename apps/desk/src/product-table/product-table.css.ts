import { media, screenStyle, steps, tokens } from '@rider/ui/tokens';

const { border, color, radius, size, space, text, weight } = tokens;
const hairline = `${border.hairline} solid ${color.line}`;

/** Fills the window below the heading; the head of the table and the SKUs stay in view. */
export const region = screenStyle({
  maxBlockSize: `max(${steps(80)}, calc(100dvh - ${steps(75)}))`,
  border: hairline,
  borderRadius: radius.card,
  scrollPaddingBlock: size.control,
  scrollPaddingInlineStart: steps(60),
});
export const table = screenStyle({
  // Columns of fixed widths: a typed text does not lay out all rows again.
  tableLayout: 'fixed',
  inlineSize: '100%',
  minInlineSize: steps(319),
  '@media': { [media.medium]: { minInlineSize: steps(393) } },
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: text.small,
  cursor: 'cell',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});

const headCell = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: space.x2,
  background: color.groundQuiet,
  borderBlockEnd: `${border.hairline} solid ${color.lineStrong}`,
  fontWeight: weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
} as const;
export const head = {
  text: screenStyle(headCell),
  numeric: screenStyle({ ...headCell, textAlign: 'end' }),
};
export const columnButton = screenStyle({ padding: 0, color: 'inherit', fontSize: 'inherit', fontWeight: 'inherit' });

/** A line above each product. */
const firstOfProduct = {
  'tr[data-first]:not(:first-child) > &': { borderBlockStart: `${border.hairline} solid ${color.lineStrong}` },
};
const bodyCell = {
  boxSizing: 'border-box',
  blockSize: size.controlSmall,
  paddingInline: space.x2,
  borderBlockEnd: hairline,
  borderInlineStart: hairline,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: firstOfProduct,
} as const;
/** The widths of the columns. On narrow screens only the end of a long SKU, so that the values have space. */
export const width = {
  code: screenStyle({ inlineSize: steps(32), '@media': { [media.medium]: { inlineSize: steps(66) } } }),
  name: screenStyle({ inlineSize: steps(28), '@media': { [media.medium]: { inlineSize: steps(52) } } }),
  options: screenStyle({ inlineSize: steps(24), '@media': { [media.medium]: { inlineSize: steps(40) } } }),
  breaks: screenStyle({ inlineSize: steps(60) }),
  value: screenStyle({ inlineSize: steps(25) }),
};
export const codeHead = screenStyle({ ...headCell, insetInlineStart: 0, zIndex: tokens.layer.sticky });
export const code = screenStyle({
  ...bodyCell,
  position: 'sticky',
  insetInlineStart: 0,
  borderInlineStart: 0,
  background: color.ground,
  fontWeight: weight.regular,
  // SKUs of one product differ at their end, which a long one shows.
  direction: 'rtl',
  textAlign: 'end',
});
export const name = screenStyle({ ...bodyCell, color: color.inkQuiet });
export const options = screenStyle({ ...bodyCell, color: color.inkQuiet });
const valueCell = {
  ...bodyCell,
  position: 'relative',
  selectors: {
    ...firstOfProduct,
    '&[aria-selected="true"]': { background: color.accentSoft },
    '&[data-changed]': { background: color.warningSoft, fontWeight: weight.bold },
    '&[data-changed][aria-selected="true"]': { boxShadow: `inset 0 0 0 ${steps(1)} ${color.accentSoft}` },
    '&[data-faulty]': { background: color.dangerSoft, color: color.danger },
    '&[data-active]': {
      padding: 0,
      outline: `${border.thick} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${border.thick})`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-changed]': {
          outline: `${border.thick} dashed CanvasText`,
          outlineOffset: `calc(-1 * ${border.thick})`,
        },
      },
    },
  },
} as const;
export const cell = {
  text: screenStyle(valueCell),
  numeric: screenStyle({ ...valueCell, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
};
/** The field of the active cell has the cell's look. */
export const field = screenStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: space.x2,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  outline: 'none',
});

export const bar = screenStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.x3,
  paddingBlock: space.x3,
  background: color.ground,
  zIndex: 1,
});
export const reason = screenStyle({ flexGrow: 1, maxInlineSize: steps(120) });
export const fill = screenStyle({ display: 'flex', alignItems: 'end', gap: space.x2 });
export const fillField = screenStyle({ inlineSize: steps(40) });
export const verdicts = screenStyle({ margin: 0, paddingInlineStart: space.x5, listStyle: 'disc' });
