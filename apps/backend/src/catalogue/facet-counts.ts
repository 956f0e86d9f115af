import { sql, type Expression, type SqlBool } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Search } from '../search/resolve-search.ts';
import { productConditions, skuConditions } from './listing-conditions.ts';
import type { Listing } from './listing-parameters.ts';
import { SHOWN } from '../search/published.ts';

/**
 * Hits per facet value, `<facet key>:<value key>`, under the other filters. Values of the unfiltered listing without hits count 0, so that
 * choosing a value does not change the list of values.
 */
export type FacetCounts = ReadonlyMap<string, number>;

/** Number of products found, and their distribution over the facet values. */
export interface Counted {
  count: number;
  facets: FacetCounts;
}

/** Counts by group as one JSON object: a row of its own for each of them takes longer to read than to count. */
type CountsRow = { counts: Record<string, number> };

/** For filters without conditions on SKUs: counts products by their shared facet set. The empty value is of all products. */
async function countBySets(database: Database, conditions: Expression<SqlBool>[]): Promise<Counted> {
  const { rows } = await sql<CountsRow>`
    select coalesce(json_object_agg(value, count), '{}') as counts from (
      select value, sum(count) as count from (
        select facet_set, count(*) from product where ${sql.join([sql`true`, ...conditions], sql` and `)} group by facet_set
      ) as counted join facet_set on facet_set.id = counted.facet_set, unnest(array_append(facets, '')) as value
      group by value
    ) as found
  `.execute(database);
  const { '': count = 0, ...facets } = rows[0]?.counts ?? {};
  return { count, facets: new Map(Object.entries(facets)) };
}

/** For filters with conditions on SKUs: counts the products by the union of their SKUs' bits. `values` are what the bits stand for. */
async function countBySkus(
  database: Database,
  conditions: Expression<SqlBool>[],
  values: readonly string[],
): Promise<Counted> {
  const { rows } = await sql<CountsRow>`
    select coalesce(json_object_agg(bits, count), '{}') as counts from (
      select bits, count(*) from (
        select bit_or(sku.facet_bits) as bits from product join sku on sku.product_id = product.id
        where ${SHOWN} and ${sql.join(conditions, sql` and `)} group by sku.product_id
      ) as product group by bits
    ) as found
  `.execute(database);
  const sets = Object.entries(rows[0]?.counts ?? {});
  const facets = values.flatMap((value, at) => {
    const count = sets.reduce((sum, [bits, found]) => sum + (bits[at] === '1' ? found : 0), 0);
    return count === 0 ? [] : [[value, count] as const];
  });
  return { count: sets.reduce((sum, [, found]) => sum + found, 0), facets: new Map(facets) };
}

/** What is counted: a listing, its resolved search, and the facet values of the shop in the order of a SKU's bits. */
interface Counting {
  listing: Listing;
  search: Search;
  values: readonly string[];
}

function countExcept(
  database: Database,
  { listing, search, values }: Counting,
  exceptFacet: string | null,
): Promise<Counted> {
  const ofProduct = productConditions(listing, search);
  const ofSku = skuConditions(listing, exceptFacet);
  return ofSku.length === 0
    ? countBySets(database, ofProduct)
    : countBySkus(database, [...ofProduct, ...ofSku], values);
}

/** Counts the hits of a listing; a facet's own choices do not narrow its own counts. */
export async function countListing(database: Database, counting: Counting): Promise<Counted> {
  const { listing, search } = counting;
  const { count, facets } = await countExcept(database, counting, null);
  const counts = new Map(facets);
  for (const facet of listing.facets.keys()) {
    const own = await countExcept(database, counting, facet);
    for (const [value, found] of own.facets) if (value.startsWith(`${facet}:`)) counts.set(value, found);
  }
  if (skuConditions(listing, null).length > 0) {
    const unfiltered = await countBySets(database, productConditions(listing, search));
    for (const value of unfiltered.facets.keys()) if (!counts.has(value)) counts.set(value, 0);
  }
  return { count, facets: counts };
}
