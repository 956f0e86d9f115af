import { componentStyle, media, tokens } from '../tokens/index.ts';

function columns(count: number): string {
  return `repeat(${count}, minmax(0, 1fr))`;
}

function grid(large: number, wide: number): string {
  return componentStyle({
    display: 'grid',
    gridTemplateColumns: columns(2),
    gap: tokens.space.x2,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [media.medium]: { gridTemplateColumns: columns(3), gap: tokens.space.x4 },
      [media.large]: { gridTemplateColumns: columns(large) },
      [media.wide]: { gridTemplateColumns: columns(wide) },
    },
  });
}

export const grids = { full: grid(4, 5), narrow: grid(3, 4) };
export const cell = componentStyle({ minInlineSize: 0 });
