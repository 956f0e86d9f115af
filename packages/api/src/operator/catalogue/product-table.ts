import type { TableChange, TableProduct } from '@rider/model/product';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import type { OperatorListQuery } from '../list.ts';

/** Products of the product table: chosen ones by id, or those that a list finds. */
export type ProductChoice = { ids: readonly string[] } | Pick<OperatorListQuery, 'search' | 'state'>;

/** Products for the product table, by id. */
export interface ProductTable {
  products: TableProduct[];
  /** Products of the choice, in this part of the table and others. */
  total: number;
  /** The id after which the next part begins; null at the end. */
  next: string | null;
}

/** The error of a value: of a variant, or of the product without one. `field` is its path in the draft. */
export interface TableFault {
  variantId: string | null;
  field: string;
  text: string;
}

/** What became of the changes of a product. */
export interface ProductVerdict {
  id: string;
  outcome: 'saved' | 'changed' | 'faulty';
  /** What the product has now; null for an unknown one. */
  product: TableProduct | null;
  /** The reason where nothing was saved; empty if the faults are. */
  message: string;
  faults: TableFault[];
}

/** A part of the products to edit as a table; it ends after 1,000 variants. */
export function getProductTable(api: Api, choice: ProductChoice & { after?: string }): Promise<ProductTable> {
  return getOwn(api, 'operator/product_table', parametersOf(choice));
}

/** The ids and versions of products, at most 10,000. */
export function getProductVersions(api: Api, choice: ProductChoice): Promise<{ id: string; version: number }[]> {
  return getOwn(api, 'operator/product_versions', parametersOf(choice));
}

/** Saves changes of at most 20 products, each in a transaction of its own, and returns a verdict for each, in their order. */
export function saveProductTable(
  api: Api,
  given: { products: readonly TableChange[]; reason: string },
): Promise<ProductVerdict[]> {
  return postOwn(api, 'operator/product_table', given);
}

function parametersOf(choice: ProductChoice): Record<string, string> {
  return 'ids' in choice ? { ...choice, ids: choice.ids.join(',') } : choice;
}
