import { componentStyle, laidOutWhenNear, media, steps, tokens } from '../../tokens/index.ts';

function columns(count: number): string {
  return `repeat(${count}, minmax(0, 1fr))`;
}

/** Two columns; one if enlarged text leaves no space for a price in two. */
const two = `repeat(auto-fill, minmax(min(100%, max(8.5 * ${tokens.text.body}, 50% - ${tokens.space.x2})), 1fr))`;

function grid(wider: Record<string, number>): string {
  const more = Object.entries(wider).map(([query, count]) => [query, { gridTemplateColumns: columns(count) }]);
  return componentStyle({
    display: 'grid',
    gridTemplateColumns: two,
    gap: tokens.space.x2,
    '@media': {
      [media.medium]: { gridTemplateColumns: columns(3), gap: tokens.space.x4 },
      ...Object.fromEntries(more),
    },
  });
}

export const grids = {
  full: grid({ [media.large]: 4, [media.wide]: 5 }),
  narrow: grid({ [media.large]: 3, [media.wide]: 4 }),
  /** Six cards side by side at the layout's first width. */
  shelf: grid({ [media.desktop]: 6 }),
};
/** Up to three cards in one row. The columns are about as wide as the pictures' files. */
export const few = grid({});
/** One card fills the row. */
export const one = componentStyle({});
/** The first rows are in view. The height of a card is that of its picture, as wide as the column, and its text. */
const BELOW_FIRST_ROWS = '&:nth-child(n + 7)';
const near = (height: string) => ({ selectors: { [BELOW_FIRST_ROWS]: laidOutWhenNear(height) } });
const ringRoom = tokens.space.x1;

export const cell = componentStyle({
  minInlineSize: 0,
  selectors: {
    [BELOW_FIRST_ROWS]: {
      ...laidOutWhenNear(`calc(50vw + ${steps(24)})`),
      margin: `calc(-1 * ${ringRoom})`,
      padding: ringRoom,
    },
  },
  '@media': {
    [media.medium]: near(`calc(33vw + ${steps(24)})`),
    [media.large]: near(steps(97)),
  },
});
