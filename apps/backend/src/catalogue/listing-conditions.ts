import { sql, type Expression, type SqlBool } from 'kysely';
import type { Database } from '../database/open.ts';
import { codePrefix, searchQuery } from '../search/words.ts';
import type { Listing } from './listing.ts';

/** How a keyword is looked for: as the beginning of article codes, as words, or not at all. */
export type Search =
  { kind: 'none' } | { kind: 'nothing' } | { kind: 'code'; prefix: string } | { kind: 'words'; query: string };

/** Decides how a keyword is looked for. */
export async function searchFor(database: Database, keyword: string): Promise<Search> {
  if (keyword.trim() === '') return { kind: 'none' };
  const prefix = codePrefix(keyword);
  if (prefix !== null) {
    const found = await database.selectFrom('sku').select('id').where('code', 'like', `${prefix}%`).limit(1).execute();
    if (found.length > 0) return { kind: 'code', prefix };
  }
  const query = searchQuery(keyword);
  return query === null ? { kind: 'nothing' } : { kind: 'words', query };
}

function searchCondition(search: Search): Expression<SqlBool> | null {
  switch (search.kind) {
    case 'none':
      return null;
    case 'nothing':
      return sql<SqlBool>`false`;
    case 'code':
      return sql<SqlBool>`product.id in (select product_id from sku where code like ${`${search.prefix}%`})`;
    case 'words':
      return sql<SqlBool>`product.search @@ ${search.query}::tsquery`;
  }
}

/** What a SKU must be, without the facet that is just being counted. */
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

/** What a product must be, apart from its SKUs. */
export function productConditions(listing: Listing, search: Search): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (listing.categories.length > 0)
    conditions.push(sql<SqlBool>`product.category_path @> ${listing.categories}::integer[]`);
  if (listing.ids !== null) conditions.push(sql<SqlBool>`product.id = any(${listing.ids}::integer[])`);
  const found = searchCondition(search);
  if (found !== null) conditions.push(found);
  return conditions;
}
