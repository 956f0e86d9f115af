import { money, type Money } from '@rider/model/money';
import type { FilterChoice } from '@rider/model/product-list';

export type { FilterChoice };

/** A filter of a list, with counts under the other filters; a value without matches stays visible and disabled. */
export interface FilterFacet {
  key: string;
  name: string;
  values: readonly { key: string; label: string; count: number; color: string | null }[];
}

const FACET = /^facet\[(.+)\]$/;

function readPrice(text: string | null): Money | null {
  const amount = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return amount >= 0 && amount <= 1e9 ? money(Math.round(amount * 100)) : null;
}

/** Parses the filter form's fields from an address or a FormData; invalid values are ignored. */
export function readFilterChoice(fields: Iterable<[string, unknown]>): FilterChoice {
  const params = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string') params.append(name, value);
  const facets: Record<string, string[]> = {};
  for (const name of new Set(params.keys())) {
    const key = FACET.exec(name)?.[1];
    if (key) facets[key] = params.getAll(name);
  }
  return {
    facets,
    inStock: params.get('inStock') === '1',
    priceMin: readPrice(params.get('minPrice')),
    priceMax: readPrice(params.get('maxPrice')),
  };
}

/** Writes a choice as query parameters, in the form's field names. */
export function writeFilterChoice(choice: FilterChoice): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, values] of Object.entries(choice.facets)) {
    for (const value of values) params.append(`facet[${key}]`, value);
  }
  if (choice.inStock) params.set('inStock', '1');
  if (choice.priceMin !== null) params.set('minPrice', String(choice.priceMin / 100));
  if (choice.priceMax !== null) params.set('maxPrice', String(choice.priceMax / 100));
  return params;
}

/** Number of active filters; a price range counts once. */
export function countFilters(choice: FilterChoice): number {
  const values = Object.values(choice.facets).reduce((sum, chosen) => sum + chosen.length, 0);
  const price = choice.priceMin !== null || choice.priceMax !== null;
  return values + Number(choice.inStock) + Number(price);
}
