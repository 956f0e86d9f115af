import type { Facet, ProductListQuery } from '@rider/model/catalogue';
import { money } from '@rider/model/money';
import type { FilterChoice } from '@rider/ui/filter-bar';
import { listAddress, writeListQuery } from '../../data/list-query.ts';

/** A list without its filters, on its first page: category, search term, how it is taken, and order. */
export function unfiltered({ categoryId, keyword, literal, sort }: ProductListQuery): ProductListQuery {
  return {
    ...(categoryId && { categoryId }),
    ...(keyword && { keyword }),
    ...(literal && { literal }),
    ...(sort && { sort }),
  };
}

/** The fields of a list's address that outlive a change of the filters. */
export function keptFields(query: ProductListQuery): [name: string, value: string][] {
  return [...writeListQuery(unfiltered(query))];
}

/** What of a query's filters the list offers; a facet or value that the shop does not have is nobody's choice. */
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

/** The canonical address of a list: what it lists, without filters and order; pages after the first are their own. */
export function canonicalPath(path: string, { categoryId, keyword, page }: ProductListQuery): string {
  return listAddress(path, { ...(categoryId && { categoryId }), ...(keyword && { keyword }), ...(page && { page }) });
}

/** Tells whether the address narrows the list down, so that "nothing found" can offer to take the filters away. */
export function isFiltered(query: ProductListQuery): boolean {
  return (
    Boolean(query.facets) || query.inStock === true || query.priceMin !== undefined || query.priceMax !== undefined
  );
}
