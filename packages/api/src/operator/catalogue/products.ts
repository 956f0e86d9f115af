import type { Localized } from '@rider/model/locale';
import type { Money } from '@rider/model/money';
import type { ProductDraft, ProductState } from '@rider/model/product';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';
import type { OperatorLogEntry } from '../log.ts';

/** A product in the desk's list. */
export interface OperatorProductRow {
  id: string;
  name: string;
  image: string;
  /** The first SKUs, and the number of all variants. */
  codes: string[];
  variants: number;
  priceFrom: Money;
  priceTo: Money;
  stock: number;
  state: ProductState;
  changedAt: number;
}

/** A product with its facts that the product screen does not change. */
export interface OperatorProduct {
  id: string;
  /** Sent back when saving, so that nobody overwrites the change of another. */
  version: number;
  draft: ProductDraft;
  changedAt: number;
  /** Who changed it last; null before the first change. */
  changedBy: string | null;
  /** Pieces in stock by variant id. */
  stock: Record<string, number>;
  /** SKUs of removed variants that orders or carts refer to. A new variant with such a SKU shows the old one again. */
  hiddenCodes: string[];
  /** Names of the related products by id. */
  relatedNames: Record<string, string>;
}

/** What a product can be given. Names of categories are in the reader's language. */
export interface ProductChoices {
  /** Root to leaf, in the order of the shop. */
  categories: { id: string; path: string[] }[];
  /** Filters; `color` of a swatch, or null. An option with the key of a filter determines its values. */
  facets: {
    key: string;
    name: Localized;
    values: { key: string; label: Localized; color: string | null }[];
  }[];
}

/** A saved product. */
export interface SavedProduct {
  id: string;
  version: number;
}

/** Products, the last changed first; searched by name, SKU and barcode. */
export function getOperatorProducts(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorProductRow>> {
  return getOperatorList(api, 'products', query);
}

/** A product with its texts in both languages. Rejects for an unknown id. */
export function getOperatorProduct(api: Api, id: string): Promise<OperatorProduct> {
  return getOwn(api, operatorPath`products/${id}`);
}

/** The categories and filter values for products. */
export function getProductChoices(api: Api): Promise<ProductChoices> {
  return getOwn(api, operatorPath`product_choices`);
}

/** The log entries of a product, newest first. */
export function getProductHistory(
  api: Api,
  id: string,
  query: OperatorListQuery,
): Promise<OperatorList<OperatorLogEntry>> {
  return getOperatorList(api, `products/${encodeURIComponent(id)}/history`, query);
}

/** Creates a product. Rejects with errors by path, e.g. `variants.3.price`. */
export function createProduct(api: Api, draft: ProductDraft): Promise<SavedProduct> {
  return postOwn(api, operatorPath`products`, draft);
}

/**
 * Saves a whole product: a variant that the draft does not contain is removed. Rejects with errors by path, and with 900013 if another
 * person has changed the product since `version`.
 */
export function saveProduct(api: Api, id: string, version: number, draft: ProductDraft): Promise<SavedProduct> {
  return postOwn(api, operatorPath`products/${id}`, { ...draft, version });
}

/** A view of the product list that an operator has saved. */
export interface ProductView {
  id: string;
  name: string;
  /** Search, state and order, as the query of an address. */
  query: string;
}

/** The operator's own views of the product list, by name. */
export function getProductViews(api: Api): Promise<ProductView[]> {
  return getOwn(api, 'operator/product_views');
}

/** Saves a view of the operator; it replaces one of the same name. */
export function saveProductView(api: Api, view: Omit<ProductView, 'id'>): Promise<void> {
  return postOwn(api, operatorPath`product_views`, { ...view });
}

/** Removes a view of the operator. */
export function removeProductView(api: Api, id: string): Promise<void> {
  return postOwn(api, operatorPath`product_views/${id}/remove`);
}
