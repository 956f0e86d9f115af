import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Search } from '../search/resolve-search.ts';
import { productConditions, skuConditions } from './listing-conditions.ts';
import type { Listing } from './listing-parameters.ts';
import type { ReadCache } from '../http/read-cache.ts';
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
type Counts = Record<string, number>;

/** Counts products by the values of their shared facet set; the empty value is of all products. */
function countsBySets(conditions: Expression<SqlBool>[]): RawBuilder<Counts> {
  return sql`(
    select coalesce(json_object_agg(value, count), '{}') from (
      select value, sum(count) as count from (
        select facet_set, count(*) from product where ${sql.join(conditions, sql` and `)} group by facet_set
      ) as counted join facet_set on facet_set.id = counted.facet_set, unnest(array_append(facets, '')) as value
      group by value
    ) as found
  )`;
}

/** Counts products by the union of the facet bits of those SKUs that meet the conditions. */
function countsBySkus(conditions: Expression<SqlBool>[]): RawBuilder<Counts> {
  return sql`(
    select coalesce(json_object_agg(bits, count), '{}') from (
      select bits, count(*) from (
        select bit_or(sku.facet_bits) as bits from product join sku on sku.product_id = product.id
        where ${SHOWN} and ${sql.join(conditions, sql` and `)} group by sku.product_id
      ) as product group by bits
    ) as found
  )`;
}

function countedBySets({ '': count = 0, ...facets }: Counts): Counted {
  return { count, facets: new Map(Object.entries(facets)) };
}

/** `values` are what the bits stand for. */
function countedBySkus(counts: Counts, values: readonly string[]): Counted {
  const sets = Object.entries(counts);
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

/**
 * Counts the hits of a listing; a facet's own choices do not narrow its own counts. The counts without filters on variants are cached, because
 * they are the same for all filters of a category or a keyword.
 */
export async function countListing(
  { database, cache }: { database: Database; cache: ReadCache },
  { listing, search, values }: Counting,
): Promise<Counted> {
  const ofProduct = productConditions(listing, search);
  const { categories, ids, keyword, literal } = listing;
  const { json } = await cache.read(`counts ${JSON.stringify([categories, ids, keyword, literal])}`, 'list', () =>
    database.selectNoFrom(countsBySets(ofProduct).as('counts')).executeTakeFirstOrThrow(),
  );
  const all = countedBySets((JSON.parse(json) as { counts: Counts }).counts);
  const isFiltered = (exceptFacet: string | null) => skuConditions(listing, exceptFacet).length > 0;
  if (!isFiltered(null)) return all;
  const filtered = (exceptFacet: string | null) => countsBySkus([...ofProduct, ...skuConditions(listing, exceptFacet)]);
  // Without its own choices, a facet that is the only filter has the counts of the whole list.
  const narrowed = [...listing.facets.keys()].filter(isFiltered);
  const row = await database
    .selectNoFrom(sql<Counts[]>`json_build_array(${sql.join([null, ...narrowed].map(filtered))})`.as('found'))
    .executeTakeFirstOrThrow();
  const [found = all, ...others] = row.found.map((counts) => countedBySkus(counts, values));
  const counts = new Map([...all.facets.keys()].map((value) => [value, 0]));
  for (const [value, count] of found.facets) counts.set(value, count);
  for (const facet of listing.facets.keys()) {
    const own = others[narrowed.indexOf(facet)] ?? all;
    for (const [value, count] of own.facets) if (value.startsWith(`${facet}:`)) counts.set(value, count);
  }
  return { count: found.count, facets: counts };
}
