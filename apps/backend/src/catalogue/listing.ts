import { sql, type Expression, type SqlBool } from 'kysely';
import { codePrefix, searchQuery } from '../search/words.ts';
import type { Database } from '../database/open.ts';
import { selectProductRows, type ProductCondition, type ProductOrder, type ProductRow } from './product-row.ts';

/** A question to the product list. Money in cents. */
export interface Listing {
  /** Each must be on the product's way from root to leaf. */
  categories: number[];
  /** Only these products; null for any. */
  ids: number[] | null;
  keyword: string;
  minPrice: number | null;
  maxPrice: number | null;
  inStock: boolean;
  /** Facet key to chosen value keys; one SKU must answer every facet, in one of its values. */
  facets: ReadonlyMap<string, readonly string[]>;
  order: 'default' | 'price-asc' | 'price-desc' | 'sales-asc' | 'sales-desc' | 'newest';
  limit: number;
  offset: number;
}

/** How often each facet value, `<facet key>:<value key>`, is found under the other filters. */
export type FacetCounts = ReadonlyMap<string, number>;

/** How a keyword is looked for: as the beginning of article codes, as words, or not at all. */
type Search =
  { kind: 'none' } | { kind: 'nothing' } | { kind: 'code'; prefix: string } | { kind: 'words'; query: string };

async function searchFor(database: Database, keyword: string): Promise<Search> {
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
function skuConditions(listing: Listing, exceptFacet: string | null): Expression<SqlBool>[] {
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

function productConditions(listing: Listing, search: Search): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (listing.categories.length > 0)
    conditions.push(sql<SqlBool>`product.category_path @> ${listing.categories}::integer[]`);
  if (listing.ids !== null) conditions.push(sql<SqlBool>`product.id = any(${listing.ids}::integer[])`);
  const found = searchCondition(search);
  if (found !== null) conditions.push(found);
  return conditions;
}

function listingCondition(listing: Listing, search: Search): ProductCondition {
  const ofSku = skuConditions(listing, null);
  return (where) => {
    const all = productConditions(listing, search);
    if (ofSku.length > 0) {
      const matching = sql.join(ofSku, sql` and `);
      all.push(sql<SqlBool>`exists (select from sku where sku.product_id = product.id and ${matching})`);
    }
    return where.and(all);
  };
}

function orderOf(listing: Listing, search: Search): ProductOrder {
  switch (listing.order) {
    case 'price-asc':
      return sql`product.price, product.id`;
    case 'price-desc':
      return sql`product.price desc, product.id`;
    case 'sales-asc':
      return sql`product.sales, product.id`;
    case 'sales-desc':
      return sql`product.sales desc, product.id`;
    case 'newest':
      return sql`product.created_at desc, product.id`;
    case 'default':
      break;
  }
  if (search.kind === 'words')
    return sql`(product.title_search @@ ${search.query}::tsquery) desc, product.sales desc, product.id`;
  if (search.kind === 'code') {
    // The product of the very article first, then the shortest codes.
    return sql`(select min(length(code)) from sku where product_id = product.id and code like ${`${search.prefix}%`}), product.id`;
  }
  return sql`product.id`;
}

async function countFacets(
  database: Database,
  listing: Listing,
  search: Search,
  exceptFacet: string | null,
): Promise<Map<string, number>> {
  const conditions = [...productConditions(listing, search), ...skuConditions(listing, exceptFacet)];
  const matching = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const { rows } = await sql<{ facet: string; count: number }>`
    select facet, count(distinct product_id) as count
    from (select sku.product_id, unnest(sku.facets) as facet from product join sku on sku.product_id = product.id where ${matching}) as offered
    group by facet`.execute(database);
  return new Map(rows.map(({ facet, count }) => [facet, count]));
}

/** Counts the products behind each facet value; a facet's own choices do not narrow its own counts. */
async function countAllFacets(database: Database, listing: Listing, search: Search): Promise<FacetCounts> {
  const counts = await countFacets(database, listing, search, null);
  for (const facet of listing.facets.keys()) {
    const own = await countFacets(database, listing, search, facet);
    for (const [value, count] of own) if (value.startsWith(`${facet}:`)) counts.set(value, count);
  }
  return counts;
}

/** Finds products: a page of rows, how many there are, and what the filters would find. */
export async function findProducts(
  database: Database,
  listing: Listing,
): Promise<{ rows: ProductRow[]; count: number; facets: FacetCounts }> {
  const search = await searchFor(database, listing.keyword);
  const condition = listingCondition(listing, search);
  const { count } = await database
    .selectFrom('product')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(condition)
    .executeTakeFirstOrThrow();
  const { limit, offset } = listing;
  const rows =
    count > offset
      ? await selectProductRows(database, condition, { order: orderOf(listing, search), limit, offset })
      : [];
  return { rows, count, facets: await countAllFacets(database, listing, search) };
}
