import { moneyFromDecimal } from '@rider/api/money';
import type { Parameters } from '../http/environment.ts';
import { pageOf, textOf, wholeNumberOf } from '../http/parameters.ts';
import type { Listing } from './listing.ts';

/** A price of the query in cents; nonsense does not filter. */
function priceOf(parameters: Parameters, name: string): number | null {
  const text = textOf(parameters, name);
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? moneyFromDecimal(text) : null;
}

function facetsOf(parameters: Parameters): Map<string, string[]> {
  const facets = new Map<string, string[]>();
  for (const name of Object.keys(parameters)) {
    const key = /^facet\[(\w{1,40})\]$/.exec(name)?.[1];
    if (key === undefined) continue;
    const values = textOf(parameters, name)
      .split(',')
      .filter((value) => value !== '');
    if (values.length > 0) facets.set(key, values.slice(0, 50));
  }
  return facets;
}

function idsOf(parameters: Parameters): number[] | null {
  const text = textOf(parameters, 'ids');
  if (text === '') return null;
  const ids = text
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id <= 0x7fffffff);
  return ids.slice(0, 100);
}

/** One order at a time, price first (contract 3.3). */
function orderOf(parameters: Parameters): Listing['order'] {
  const price = textOf(parameters, 'priceOrder');
  if (price === 'asc' || price === 'desc') return `price-${price}`;
  const sales = textOf(parameters, 'salesOrder');
  if (sales === 'asc' || sales === 'desc') return `sales-${sales}`;
  return textOf(parameters, 'news') === '1' ? 'newest' : 'default';
}

/** Reads the parameters of `pc/get_products`. */
export function listingOf(parameters: Parameters): Listing {
  const categories = ['cid', 'sid', 'selectId']
    .map((name) => wholeNumberOf(parameters, name))
    .filter((id) => id !== null);
  return {
    categories: categories.filter((id) => id > 0),
    ids: idsOf(parameters),
    keyword: textOf(parameters, 'keyword').slice(0, 200),
    literal: textOf(parameters, 'literal') === '1',
    minPrice: priceOf(parameters, 'minPrice'),
    maxPrice: priceOf(parameters, 'maxPrice'),
    inStock: textOf(parameters, 'inStock') === '1',
    facets: facetsOf(parameters),
    order: orderOf(parameters),
    ...pageOf(parameters),
  };
}
