import { componentStyle, media, tokens } from '../tokens/index.ts';

function columns(count: number): string {
  return `repeat(${count}, minmax(0, 1fr))`;
}

function grid(wider: Record<string, number>): string {
  const more = Object.entries(wider).map(([query, count]) => [query, { gridTemplateColumns: columns(count) }]);
  return componentStyle({
    display: 'grid',
    gridTemplateColumns: columns(2),
    gap: tokens.space.x2,
    margin: 0,
    padding: 0,
    listStyle: 'none',
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
export const cell = componentStyle({ minInlineSize: 0 });
