import type { Localized } from '@rider/model/locale';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';

/** What an operator enters for a category. */
export interface CategoryValues {
  name: Localized;
  /** Empty at the top. */
  parentId: string;
  /** Addresses of pictures, from `OperatorCategories`; empty without one. */
  picture: string;
  banner: string;
}

/** A category as operators see it. */
export interface OperatorCategory extends CategoryValues {
  id: string;
  /** Products in it and below, in any state. */
  products: number;
  /** Sent back when it is saved. */
  version: number;
}

/** A picture that a category may have, with its small version. */
export interface CategoryPicture {
  address: string;
  small: string;
}

/** All categories, each after its parent, in the order of the menu, with the pictures to choose from. */
export interface OperatorCategories {
  categories: OperatorCategory[];
  pictures: CategoryPicture[];
  banners: CategoryPicture[];
}

/** All categories of the shop. */
export function getOperatorCategories(api: Api): Promise<OperatorCategories> {
  return getOwn(api, 'operator/categories');
}

/** Adds a category as the last one of its parent. Rejects with errors by field (`name.en-US`, `parentId`, `picture` …). */
export function addCategory(api: Api, category: CategoryValues): Promise<void> {
  return postOwn(api, operatorPath`categories`, category);
}

/**
 * Saves a category; with another parent it becomes the last one there, with everything in it. Rejects with errors by field, with 900013 if
 * another operator changed it since `version`, and with 100026 for an unknown one.
 */
export function saveCategory(
  api: Api,
  categoryId: string,
  category: CategoryValues & { version: number },
): Promise<void> {
  return postOwn(api, operatorPath`categories/${categoryId}`, category);
}

/**
 * Moves a category to another place (0 for the first) among the categories of its parent. `siblings` are their ids as the operator sees them, in order.
 * Rejects with 900013 if that order is another one now.
 */
export function orderCategory(
  api: Api,
  categoryId: string,
  { to, siblings }: { to: number; siblings: readonly string[] },
): Promise<void> {
  return postOwn(api, operatorPath`categories/${categoryId}/order`, { to, seen: { siblings: siblings.join(' ') } });
}

/**
 * Saves the products that come first in a category, at most 100; the others follow in the order in which they were added. Rejects with 900013 if
 * another operator changed the category since `version`, and with 100026 for a product outside of it.
 */
export function orderCategoryProducts(
  api: Api,
  categoryId: string,
  order: { version: number; products: readonly string[] },
): Promise<void> {
  return postOwn(api, operatorPath`categories/${categoryId}/products`, order);
}

/** Removes a category without categories and products in it. Rejects with 910903 otherwise. */
export function removeCategory(api: Api, categoryId: string): Promise<void> {
  return postOwn(api, operatorPath`categories/${categoryId}/remove`);
}
