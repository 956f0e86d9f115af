import type { ProductListQuery } from '@rider/api/catalogue';

/** What a list's address carries besides filters and page: category, search term, how it is taken, and order. */
const KEPT = ['cid', 'sid', 'title', 'literal', 'sort'] as const;

/** The fields of a list's address that outlive a change of the filters. */
export function keptFields(parameters: URLSearchParams): [name: string, value: string][] {
  return KEPT.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value] as [string, string]] : [];
  });
}

/** The address of a list with other filters, on its first page. `filters` are the fields of the filter form. */
export function filteredAddress(path: string, parameters: URLSearchParams, filters: URLSearchParams): string {
  const search = new URLSearchParams([...keptFields(parameters), ...filters]).toString();
  return search ? `${path}?${search}` : path;
}

/** The canonical address of a list: what it lists, without filters and order; pages after the first are their own. */
export function canonicalPath(path: string, query: ProductListQuery): string {
  const search = new URLSearchParams();
  if (query.categoryId) search.set('cid', '0');
  if (query.categoryId) search.set('sid', query.categoryId);
  if (query.keyword) search.set('title', query.keyword);
  if (query.page && query.page > 1) search.set('page', String(query.page));
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** Tells whether the address narrows the list down, so that "nothing found" can offer to take the filters away. */
export function isFiltered(query: ProductListQuery): boolean {
  return (
    Boolean(query.facets) || query.inStock === true || query.priceMin !== undefined || query.priceMax !== undefined
  );
}
