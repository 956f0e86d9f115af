import type { Facet, ProductListQuery } from '../catalogue/index.ts';
import { money, type Money } from '../money/index.ts';
import { listAddress, writeListQuery } from './list-query.ts';

/** The active filters of a list. */
export interface FilterChoice {
  /** Facet key to chosen value keys, any of which may match. */
  facets: Record<string, string[]>;
  inStock: boolean;
  priceMin: Money | null;
  priceMax: Money | null;
}

/** A list without its filters, on its first page: category, search term, `literal` and order. */
export function unfiltered({ categoryId, keyword, literal, sort }: ProductListQuery): ProductListQuery {
  return {
    ...(categoryId && { categoryId }),
    ...(keyword && { keyword }),
    ...(literal && { literal }),
    ...(sort && { sort }),
  };
}

/** The fields of a list's address that survive a change of the filters. */
export function unfilteredFields(query: ProductListQuery): [name: string, value: string][] {
  return [...writeListQuery(unfiltered(query))];
}

/** The part of a query's filters that the list offers; unknown facets and values are dropped. */
export function choiceOf(query: ProductListQuery, facets: readonly Facet[]): FilterChoice {
  const known = facets.flatMap(({ key, values }) => {
    const chosen = query.facets?.[key]?.filter((value) => values.some((offered) => offered.key === value)) ?? [];
    return chosen.length > 0 ? [[key, chosen] as const] : [];
  });
  return {
    facets: Object.fromEntries(known),
    inStock: query.inStock ?? false,
    priceMin: query.priceMin ?? null,
    priceMax: query.priceMax ?? null,
  };
}

/** The list with another choice of filters, on its first page. */
export function withChoice(query: ProductListQuery, { facets, inStock, priceMin, priceMax }: FilterChoice) {
  const filtered: ProductListQuery = { ...unfiltered(query), facets, inStock };
  if (priceMin !== null) filtered.priceMin = money(priceMin);
  if (priceMax !== null) filtered.priceMax = money(priceMax);
  return filtered;
}

/** The canonical address of a list: its content without filters and order; later pages are canonical themselves. */
export function canonicalPath(path: string, { categoryId, keyword, page }: ProductListQuery): string {
  return listAddress(path, { ...(categoryId && { categoryId }), ...(keyword && { keyword }), ...(page && { page }) });
}

/** Whether the address narrows the list, so that "nothing found" can offer to remove the filters. */
export function isFiltered(query: ProductListQuery): boolean {
  return (
    Boolean(query.facets) || query.inStock === true || query.priceMin !== undefined || query.priceMax !== undefined
  );
}
