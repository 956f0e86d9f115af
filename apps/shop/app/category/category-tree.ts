import { screens } from '@rider/model/screens';
import type { Category } from '@rider/model/catalogue';

/** The categories from the root down to this id; empty when the tree does not contain it. */
export function trailTo(tree: readonly Category[], id: string | null): Category[] {
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = trailTo(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/** The canonical address of a category: its overview if it has children, else its product list. */
export function categoryPath(category: Category): string {
  return category.children.length > 0 ? screens.categoryOverview(category.id) : screens.categoryProducts(category.id);
}
