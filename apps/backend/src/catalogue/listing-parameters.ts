import type { ProductListRequestWire } from '@rider/api/catalogue';
import type { Untrusted } from '@rider/api/wire';
import { moneyFromDecimal, type Money } from '@rider/model/money';
import { pageOf, textOf, wholeNumberOf } from '../http/parameters.ts';

/** A query of the product list. Money in cents. */
export interface Listing {
  /** Each must be on the product's path from root to leaf. */
  categories: number[];
  /** Only these products; null for any. */
  ids: number[] | null;
  keyword: string;
  /** Searches for the keyword without corrections. */
  literal: boolean;
  minPrice: number | null;
  maxPrice: number | null;
  inStock: boolean;
  /** Facet key to chosen value keys; a single SKU must match every facet in one of its values. */
  facets: ReadonlyMap<string, readonly string[]>;
  order: 'default' | 'price-asc' | 'price-desc' | 'sales-asc' | 'sales-desc' | 'newest';
  limit: number;
  offset: number;
}

/** A price of the query; null, which does not filter, for an invalid one. */
function priceOf(parameters: Untrusted<ProductListRequestWire>, name: 'minPrice' | 'maxPrice'): Money | null {
  const text = textOf(parameters, name);
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? moneyFromDecimal(text) : null;
}

/** Maximum number of facets per call, and of values per facet; further ones are ignored. */
const MOST_FACETS = 12;
const MOST_VALUES = 50;
const MOST_IDS = 100;
const LONGEST_KEYWORD = 200;

function facetsOf(parameters: Untrusted<ProductListRequestWire>, known: ReadonlySet<string>): Map<string, string[]> {
  const facets = new Map<string, string[]>();
  for (const name of Object.keys(parameters)) {
    const key = /^facet\[(\w{1,40})\]$/.exec(name)?.[1];
    if (key === undefined || !known.has(key) || facets.size === MOST_FACETS) continue;
    const values = textOf(parameters, `facet[${key}]`)
      .split(',')
      .filter((value) => value !== '');
    if (values.length > 0) facets.set(key, values.slice(0, MOST_VALUES));
  }
  return facets;
}

function idsOf(parameters: Untrusted<ProductListRequestWire>): number[] | null {
  const text = textOf(parameters, 'ids');
  if (text === '') return null;
  const ids = text
    .split(',', MOST_IDS)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id <= 0x7fffffff);
  return ids;
}

/** The sort order of a query; price has priority. */
function orderOf(parameters: Untrusted<ProductListRequestWire>): Listing['order'] {
  const price = textOf(parameters, 'priceOrder');
  if (price === 'asc' || price === 'desc') return `price-${price}`;
  const sales = textOf(parameters, 'salesOrder');
  if (sales === 'asc' || sales === 'desc') return `sales-${sales}`;
  return textOf(parameters, 'news') === '1' ? 'newest' : 'default';
}

/** Reads the parameters of `pc/get_products`; `known` are the keys of the shop's facets, others are ignored. */
export function listingOf(parameters: Untrusted<ProductListRequestWire>, known: ReadonlySet<string>): Listing {
  const categories = (['cid', 'sid', 'selectId'] as const)
    .map((name) => wholeNumberOf(parameters, name))
    .filter((id) => id !== null);
  return {
    categories: categories.filter((id) => id > 0),
    ids: idsOf(parameters),
    keyword: textOf(parameters, 'keyword').slice(0, LONGEST_KEYWORD),
    literal: textOf(parameters, 'literal') === '1',
    minPrice: priceOf(parameters, 'minPrice'),
    maxPrice: priceOf(parameters, 'maxPrice'),
    inStock: textOf(parameters, 'inStock') === '1',
    facets: facetsOf(parameters, known),
    order: orderOf(parameters),
    ...pageOf(parameters),
  };
}
