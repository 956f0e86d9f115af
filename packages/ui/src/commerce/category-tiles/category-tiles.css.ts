import { componentStyle, media, steps, tokens, wrappingRow } from '../../tokens/index.ts';

function columns(count: number): string {
  return `repeat(${count}, minmax(0, 1fr))`;
}

function listOf(large: number): string {
  return componentStyle({
    display: 'grid',
    gridTemplateColumns: columns(1),
    gap: tokens.space.x3,
    '@media': {
      [media.medium]: { gridTemplateColumns: columns(2), gap: tokens.space.x4 },
      [media.large]: { gridTemplateColumns: columns(large) },
    },
  });
}

/** By number of columns, on wide screens. */
export const list = { 2: listOf(2), 3: listOf(3), 4: listOf(4) };

const frame = {
  display: 'grid',
  overflow: 'hidden',
  border: `${tokens.border.hairline} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
} as const;
// In two columns, the last of an odd number spans the row.
const lastOdd = '&:last-child:nth-child(odd)';
const alone = {
  [media.medium]: { selectors: { [lastOdd]: { gridColumn: '1 / -1' } } },
  [media.large]: { selectors: { [lastOdd]: { gridColumn: 'auto' } } },
} as const;
export const tile = {
  large: componentStyle({
    ...frame,
    gridTemplateColumns: `minmax(0, 1fr) ${steps(32)}`,
    '@media': {
      ...alone,
      [media.large]: { ...alone[media.large], gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    },
  }),
  small: componentStyle({
    ...frame,
    gridTemplateColumns: `${steps(24)} minmax(0, 1fr)`,
    gap: tokens.space.x4,
    alignItems: 'center',
    padding: tokens.space.x3,
    '@media': alone,
  }),
};
export const picture = {
  /** Up to the tile's edges. */
  large: componentStyle({
    order: 1,
    '@media': { [media.large]: { order: 0, aspectRatio: '3 / 2' } },
  }),
  small: undefined,
};
/** Without a picture, the text takes the whole tile. */
const spanAlone = { minInlineSize: 0, selectors: { '&:only-child': { gridColumn: '1 / -1' } } } as const;
export const words = {
  large: componentStyle({
    ...spanAlone,
    padding: tokens.space.x4,
    '@media': { [media.large]: { paddingInline: tokens.space.x5 } },
  }),
  small: componentStyle(spanAlone),
};
const link = {
  display: 'inline-block',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: tokens.color.accent } },
} as const;
export const name = componentStyle({ ...link, paddingBlock: tokens.space.x1, color: tokens.color.ink });
export const children = componentStyle({ ...wrappingRow(`0 ${tokens.space.x4}`) });
export const child = componentStyle({
  ...link,
  paddingBlock: tokens.space.x1,
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.small,
  selectors: { '&:hover': { color: tokens.color.accent, textDecoration: 'underline' } },
});
