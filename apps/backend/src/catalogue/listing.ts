import { sql, type Expression, type SqlBool } from 'kysely';
import { preferIndexes } from '../search/prefer-indexes.ts';
import { variantScore, rankedIds } from '../search/rank-products.ts';
import { nearestLengths, type NearestLength } from '../search/nearest-lengths.ts';
import { resolveSearch, type Search } from '../search/resolve-search.ts';
import { vocabularyOf } from '../search/vocabulary.ts';
import type { Database } from '../database/open.ts';
import type { ReadCache } from '../http/read-cache.ts';
import { categoryOrder } from './categories.ts';
import { countListing, type FacetCounts } from './facet-counts.ts';
import { facetValues } from './facet-list.ts';
import { productConditions, skuConditions } from './listing-conditions.ts';
import type { Listing } from './listing-parameters.ts';
import {
  VARIANT_ORDER,
  variantCandidates,
  selectProductRows,
  selectProductsInOrder,
  type VariantChoice,
  type ProductOrder,
  type ProductRow,
} from './product-row.ts';
import { SHOWN } from '../search/published.ts';

function listingCondition(listing: Listing, search: Search): Expression<SqlBool> {
  const ofSku = skuConditions(listing, null);
  const all = productConditions(listing, search);
  if (ofSku.length > 0) {
    const matching = sql.join(ofSku, sql` and `);
    all.push(sql<SqlBool>`exists (select from sku where sku.product_id = product.id and ${SHOWN} and ${matching})`);
  }
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

/** The sort price of a product: that of the variant on its card. */
function shownPrice(choice: VariantChoice): ProductOrder {
  if (choice.conditions.length === 0 && choice.score === null) return sql`product.price`;
  return sql`(
    select case when ${choice.conditions.length > 0} or answers > least then rated.price else product.price end
    from (select candidate.*, min(answers) over () as least from ${variantCandidates(choice)} as candidate) as rated
    order by ${VARIANT_ORDER} limit 1
  )`;
}

function orderOf(listing: Listing, search: Search, choice: VariantChoice): ProductOrder {
  switch (listing.order) {
    case 'price-asc':
      return sql`${shownPrice(choice)}, product.id`;
    case 'price-desc':
      return sql`${shownPrice(choice)} desc, product.id`;
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
    // An exact SKU first, then the shortest codes.
    return sql`(select min(length(code)) from sku where product_id = product.id and ${SHOWN} and code like ${`${search.prefix}%`}), product.id`;
  }
  const category = listing.categories.at(-1);
  return category === undefined ? sql`product.id` : categoryOrder(category);
}

/** The products of a page of a listing. */
async function readPage(
  database: Database,
  listing: Listing,
  search: Search,
  choice: VariantChoice,
): Promise<readonly ProductRow[]> {
  const { limit, offset } = listing;
  const found = listingCondition(listing, search);
  if (search.kind === 'words' && listing.order === 'default')
    return selectProductsInOrder(database, await rankedIds(database, search, found, { limit, offset }), choice);
  const order = orderOf(listing, search, choice);
  return selectProductRows(database, () => found, { order, limit, offset, choice });
}

/** Result of a listing. */
export interface FoundProducts {
  rows: readonly ProductRow[];
  count: number;
  /** Hits per facet value. */
  facets: FacetCounts;
  /** The corrected search used in place of a keyword without hits; else null. */
  searched: string | null;
  /** The available lengths nearest to a length that no product has. */
  nearest: NearestLength[];
}

/** Services of listings. */
interface ListingServices {
  database: Database;
  cache: ReadCache;
}

/** Finds products: a page of rows, the total, and the counts of the filters. */
export async function findProducts({ database, cache }: ListingServices, listing: Listing): Promise<FoundProducts> {
  const { keyword, literal } = listing;
  // Only search vectors mislead the planner: without them, neither its setting nor a transaction is needed.
  if (keyword.trim() === '')
    return readListing({ database, cache }, listing, { search: { kind: 'none' }, searched: null, nearest: [] });
  const vocabulary = await vocabularyOf(database);
  return database.transaction().execute(async (transaction) => {
    await preferIndexes(transaction);
    const { search, searched, missingLength } = await resolveSearch(transaction, vocabulary, keyword, { literal });
    const nearest =
      search.kind === 'words' && missingLength !== null ? await nearestLengths(transaction, search, missingLength) : [];
    return readListing({ database: transaction, cache }, listing, { search, searched, nearest });
  });
}

async function readListing(
  { database, cache }: ListingServices,
  listing: Listing,
  { search, ...found }: { search: Search } & Pick<FoundProducts, 'searched' | 'nearest'>,
): Promise<FoundProducts> {
  const choice = { conditions: skuConditions(listing, null), score: variantScore(search) };
  const counted = await countListing({ database, cache }, { listing, search, values: await facetValues(database) });
  if (counted.count <= listing.offset) return { rows: [], ...counted, ...found };
  return { rows: await readPage(database, listing, search, choice), ...counted, ...found };
}
