import type { ProductListQuery, ProductSort } from '../catalogue/index.ts';
import { moneyFromDecimal, moneyToDecimal, type Money } from '../money/index.ts';

/** Cards on a page of a list. */
export const LIST_PAGE_SIZE = 24;

const SORTS: readonly ProductSort[] = ['default', 'price-asc', 'price-desc', 'sales', 'newest'];
const CATEGORY = /^[1-9]\d{0,9}$/;
const FACET = /^facet\[(\w{1,40})\]$/;
/** The highest page that an address may name. */
const LAST_PAGE = 1000;
const LONGEST_TERM = 200;
const MOST_FACETS = 12;
const MOST_VALUES = 40;
const LONGEST_VALUE = 40;

/**
 * Reads a list's filters from its address; invalid values are ignored. `sid` is the category, `title` the search term, and `literal`
 * searches for it without correction. The others are `sort`, `page`, `inStock`, `minPrice`, `maxPrice` and `facet[<key>]` (the fields of
 * the filter form).
 */
export function readListQuery(parameters: URLSearchParams, searches: boolean): ProductListQuery {
  const query: ProductListQuery = { pageSize: LIST_PAGE_SIZE, page: readPage(parameters.get('page')) };
  const category = ['sid', 'cid'].map((name) => parameters.get(name)).find((id) => id && CATEGORY.test(id));
  if (category) query.categoryId = category;
  const keyword = parameters.get('title')?.trim().slice(0, LONGEST_TERM).trim();
  if (searches && keyword) query.keyword = keyword;
  if (query.keyword && parameters.get('literal') === '1') query.literal = true;
  const sort = SORTS.find((known) => known === parameters.get('sort'));
  if (sort && sort !== 'default') query.sort = sort;
  if (parameters.get('inStock') === '1') query.inStock = true;
  const minimum = readMoney(parameters.get('minPrice'));
  const maximum = readMoney(parameters.get('maxPrice'));
  if (minimum !== null) query.priceMin = minimum;
  if (maximum !== null) query.priceMax = maximum;
  const facets = readFacets(parameters);
  if (facets.length > 0) query.facets = Object.fromEntries(facets);
  return query;
}

function readPage(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

function readMoney(text: string | null): Money | null {
  if (!text || !/^\d{1,7}(\.\d{1,2})?$/.test(text)) return null;
  return moneyFromDecimal(text);
}

function readFacets(parameters: URLSearchParams): [key: string, values: string[]][] {
  const found = new Map<string, Set<string>>();
  for (const [name, value] of parameters) {
    const key = FACET.exec(name)?.[1];
    if (key === undefined || value === '' || value.length > LONGEST_VALUE) continue;
    const values = found.get(key) ?? new Set();
    if (found.size < MOST_FACETS || found.has(key)) found.set(key, values.add(value));
  }
  return [...found].map(([key, values]) => [key, [...values].toSorted().slice(0, MOST_VALUES)]);
}

/** Writes what {@link readListQuery} reads, in canonical order: equal queries give equal texts. */
export function writeListQuery(query: ProductListQuery): URLSearchParams {
  const search = new URLSearchParams();
  const { categoryId, keyword, literal, sort, page, inStock, priceMin, priceMax, facets = {} } = query;
  if (categoryId) search.set('cid', '0');
  if (categoryId) search.set('sid', categoryId);
  if (keyword) search.set('title', keyword);
  if (keyword && literal) search.set('literal', '1');
  if (sort && sort !== 'default') search.set('sort', sort);
  for (const key of Object.keys(facets).toSorted()) {
    for (const value of (facets[key] ?? []).toSorted()) search.append(`facet[${key}]`, value);
  }
  if (inStock) search.set('inStock', '1');
  if (priceMin !== undefined) search.set('minPrice', decimal(priceMin));
  if (priceMax !== undefined) search.set('maxPrice', decimal(priceMax));
  if (page && page > 1) search.set('page', String(page));
  return search;
}

/** An amount as a user would type it: 20 or 20.50. */
function decimal(amount: Money): string {
  return moneyToDecimal(amount).replace(/\.00$/, '');
}

/** The address of a list. */
export function listAddress(path: string, query: ProductListQuery): string {
  const search = writeListQuery(query).toString();
  return search ? `${path}?${search}` : path;
}
