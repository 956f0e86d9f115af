import { sql, type SqlBool } from 'kysely';
import { preferIndexes } from '../search/prefer-indexes.ts';
import type { Database, Transaction } from '../database/open.ts';
import { countListing, type FacetCounts } from './facet-counts.ts';
import { productConditions, searchFor, skuConditions, type Search } from './listing-conditions.ts';
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
  if (search.kind === 'code') {
    // The product of the very article first, then the shortest codes.
    return sql`(select min(length(code)) from sku where product_id = product.id and code like ${`${search.prefix}%`}), product.id`;
  }
  return sql`product.id`;
}

/** A page of products found by words: names first, and only past them what the other words find. */
async function rowsByWords(transaction: Transaction, listing: Listing, query: string): Promise<ProductRow[]> {
  const { limit, offset } = listing;
  const order = sql`product.sales desc, product.id`;
  const inTitle = sql<SqlBool>`product.title_search @@ ${query}::tsquery`;
  const search: Search = { kind: 'words', query };
  const found = listingCondition(listing, search);
  const named: ProductCondition = (where) => where.and([found(where), inTitle]);
  const rows = await selectProductRows(transaction, named, { order, limit, offset });
  if (rows.length === limit) return rows;
  const { count } = await transaction
    .selectFrom('product')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(named)
    .executeTakeFirstOrThrow();
  const others: ProductCondition = (where) =>
    where.and([
      found(where),
      sql<SqlBool>`product.id not in (select id from product where title_search @@ ${query}::tsquery)`,
    ]);
  const rest = { order, limit: limit - rows.length, offset: Math.max(0, offset - count) };
  return [...rows, ...(await selectProductRows(transaction, others, rest))];
}

/** Finds products: a page of rows, how many there are, and what the filters would find. */
export async function findProducts(
  database: Database,
  listing: Listing,
): Promise<{ rows: ProductRow[]; count: number; facets: FacetCounts }> {
  const search = await searchFor(database, listing.keyword);
  const { limit, offset } = listing;
  return database.transaction().execute(async (transaction) => {
    await preferIndexes(transaction);
    const counted = await countListing(transaction, listing, search);
    if (counted.count <= offset) return { rows: [], ...counted };
    const rows =
      search.kind === 'words' && listing.order === 'default'
        ? await rowsByWords(transaction, listing, search.query)
        : await selectProductRows(transaction, listingCondition(listing, search), {
            order: orderOf(listing, search),
            limit,
            offset,
          });
    return { rows, ...counted };
  });
}
