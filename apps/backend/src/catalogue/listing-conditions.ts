import { sql, type Expression, type SqlBool } from 'kysely';
import { searchCondition } from '../search/rank-products.ts';
import type { Search } from '../search/resolve-search.ts';
import type { Listing } from './listing-parameters.ts';
import { PUBLISHED } from '../search/published.ts';

/** Conditions on a SKU, without those of the facet being counted. */
export function skuConditions(listing: Listing, exceptFacet: string | null): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (listing.minPrice !== null) conditions.push(sql<SqlBool>`sku.price >= ${listing.minPrice}`);
  if (listing.maxPrice !== null) conditions.push(sql<SqlBool>`sku.price <= ${listing.maxPrice}`);
  if (listing.inStock) conditions.push(sql<SqlBool>`sku.stock > 0`);
  for (const [facet, values] of listing.facets) {
    if (facet === exceptFacet) continue;
    conditions.push(sql<SqlBool>`sku.facets && ${values.map((value) => `${facet}:${value}`)}::text[]`);
  }
  return conditions;
}

/** Conditions on a product, apart from its SKUs. */
export function productConditions(listing: Listing, search: Search): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [PUBLISHED];
  if (listing.categories.length > 0)
    conditions.push(sql<SqlBool>`product.category_path @> ${listing.categories}::integer[]`);
  if (listing.ids !== null) conditions.push(sql<SqlBool>`product.id = any(${listing.ids}::integer[])`);
  const found = searchCondition(search);
  if (found !== null) conditions.push(found);
  return conditions;
}
