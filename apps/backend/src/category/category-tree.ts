import type { Selectable } from 'kysely';
import type { CategoryTable } from '../catalogue/tables.ts';
import type { Database } from '../database/open.ts';

/** Levels of categories. */
export const MOST_LEVELS = 3;

/** A category as stored. */
export type StoredCategory = Selectable<CategoryTable>;

/** All categories, in the order within their parents. */
export class CategoryTree {
  readonly #categories: readonly StoredCategory[];

  constructor(categories: readonly StoredCategory[]) {
    this.#categories = categories;
  }

  find(id: number): StoredCategory | undefined {
    return this.#categories.find((category) => category.id === id);
  }

  /** The children of a category, or the top ones of null. */
  childrenOf(parentId: number | null): readonly StoredCategory[] {
    return this.#categories.filter(({ parent_id: parent }) => parent === parentId);
  }

  /** A category with all below it, each after its parent; all categories of null. */
  withBelow(id: number | null): StoredCategory[] {
    const own = id === null ? undefined : this.find(id);
    return [...(own ? [own] : []), ...this.childrenOf(id).flatMap((child) => this.withBelow(child.id))];
  }

  /** The ids from the top down to a category; empty for null. */
  pathTo(id: number | null): number[] {
    const category = id === null ? undefined : this.find(id);
    return category === undefined ? [] : [...this.pathTo(category.parent_id), category.id];
  }

  /** The levels that a category and those below it take. */
  heightOf(id: number): number {
    return 1 + Math.max(0, ...this.childrenOf(id).map((child) => this.heightOf(child.id)));
  }
}

/** Reads all categories. */
export async function readCategoryTree(database: Database): Promise<CategoryTree> {
  return new CategoryTree(await database.selectFrom('category').selectAll().orderBy('sort').orderBy('id').execute());
}
