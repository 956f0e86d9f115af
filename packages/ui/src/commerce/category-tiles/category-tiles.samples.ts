import type { TileCategory } from './index.ts';

function category(id: string, name: string, children: readonly string[] = [], picture: string | null = null) {
  return {
    id,
    name,
    picture,
    children: children.map((child, index) => ({ id: `${id}${index}`, name: child, picture: null, children: [] })),
  };
}

/** Categories for stories and tests: with picture, with a long name, without picture, without children. */
export const sampleCategories: readonly TileCategory[] = [
  category(
    '1',
    'Shower hardware',
    ['Hinges', 'Clamps and brackets', 'Seals and sweeps', 'Handles and knobs', 'Sliding systems'],
    '/media/products/small/hinge-wall-full-ch.webp',
  ),
  category(
    '2',
    'Railing and balustrade systems for balconies, stairs and pool fences',
    ['Spigots', 'Base shoe', 'Cap rail'],
    '/media/products/small/bal-clamp-d-round-bss.webp',
  ),
  category('3', 'Entrance doors', ['Patch fittings', 'Floor springs', 'Pulls', 'Locks']),
  category('4', 'Brackets', [], '/media/products/small/bracket-wall-mb.webp'),
];
