import type { ProductListQuery, ProductSort } from '@rider/api/catalogue';
import { moneyFromDecimal, type Money } from '@rider/api/money';

/** Cards on a page of a list. */
export const LIST_PAGE_SIZE = 24;

const SORTS: readonly ProductSort[] = ['default', 'price-asc', 'price-desc', 'sales', 'newest'];
const FACET = /^facet\[(.+)\]$/;

/**
 * Reads a list's filters from its address; what makes no sense there is ignored. `sid` (R3.5) names the category, `title`
 * the search term, `literal` that it is taken as it stands, `sort`, `page`, `inStock`, `minPrice`, `maxPrice` and `facet[<key>]` (the fields of the filter form) the rest.
 */
export function readListQuery(parameters: URLSearchParams, searches: boolean): ProductListQuery {
  const query: ProductListQuery = { pageSize: LIST_PAGE_SIZE, page: readPage(parameters.get('page')) };
  const category = ['sid', 'cid'].map((name) => parameters.get(name)).find((id) => id && /^[1-9]\d*$/.test(id));
  if (category) query.categoryId = category;
  const keyword = parameters.get('title')?.trim();
  if (searches && keyword) query.keyword = keyword;
  if (query.keyword && parameters.get('literal') === '1') query.literal = true;
  const sort = SORTS.find((known) => known === parameters.get('sort'));
  if (sort && sort !== 'default') query.sort = sort;
  if (parameters.get('inStock') === '1') query.inStock = true;
  const minimum = readMoney(parameters.get('minPrice'));
  const maximum = readMoney(parameters.get('maxPrice'));
  if (minimum !== null) query.priceMin = minimum;
  if (maximum !== null) query.priceMax = maximum;
  const facets: Record<string, string[]> = {};
  for (const name of new Set(parameters.keys())) {
    const key = FACET.exec(name)?.[1];
    if (key) facets[key] = parameters.getAll(name).toSorted();
  }
  if (Object.keys(facets).length > 0) query.facets = facets;
  return query;
}

function readPage(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}

function readMoney(text: string | null): Money | null {
  if (!text || !/^\d{1,7}(\.\d{1,2})?$/.test(text)) return null;
  return moneyFromDecimal(text);
}

/** The address of a list with one filter changed: set, or removed when `values` is empty. Returns to the first page. */
export function listAddress(path: string, parameters: URLSearchParams, name: string, values: string[]): string {
  const next = new URLSearchParams(parameters);
  next.delete(name);
  if (name !== 'page') next.delete('page');
  for (const value of values) next.append(name, value);
  const search = next.toString();
  return search ? `${path}?${search}` : path;
}
