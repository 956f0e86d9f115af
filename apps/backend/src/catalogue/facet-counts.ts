import { sql, type Expression, type SqlBool } from 'kysely';
import type { Transaction } from '../database/open.ts';
import type { Search } from '../search/resolve-search.ts';
import { productConditions, skuConditions } from './listing-conditions.ts';
import type { Listing } from './listing-parameters.ts';

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

/** For filters without conditions on SKUs: counts products by their shared facet set. */
async function countBySets(transaction: Transaction, conditions: Expression<SqlBool>[]): Promise<Counted> {
  const sets = await transaction
    .selectFrom((query) =>
      query
        .selectFrom('product')
        .select(['facet_set', sql<number>`count(*)`.as('count')])
        .where((where) => where.and(conditions))
        .groupBy('facet_set')
        .as('counted'),
    )
    .innerJoin('facet_set', 'facet_set.id', 'counted.facet_set')
    .select(['facets', 'count'])
    .execute();
  const facets = new Map<string, number>();
  for (const set of sets) {
    for (const facet of set.facets) facets.set(facet, (facets.get(facet) ?? 0) + set.count);
  }
  return { count: sets.reduce((sum, { count }) => sum + count, 0), facets };
}

async function countBySkus(transaction: Transaction, conditions: Expression<SqlBool>[]): Promise<Counted> {
  const matching = sql.join(conditions, sql` and `);
  const { rows } = await sql<{ facet: string | null; count: number }>`
    select facet, count(*) from (
      select distinct sku.product_id, unnest(array_prepend(null, sku.facets)) as facet
      from product join sku on sku.product_id = product.id where ${matching}
    ) as spread group by facet
  `.execute(transaction);
  const facets = new Map(rows.flatMap(({ facet, count }) => (facet === null ? [] : [[facet, count] as const])));
  return { count: rows.find(({ facet }) => facet === null)?.count ?? 0, facets };
}

function countExcept(
  transaction: Transaction,
  listing: Listing,
  search: Search,
  exceptFacet: string | null,
): Promise<Counted> {
  const ofProduct = productConditions(listing, search);
  const ofSku = skuConditions(listing, exceptFacet);
  return ofSku.length === 0 ? countBySets(transaction, ofProduct) : countBySkus(transaction, [...ofProduct, ...ofSku]);
}

/** Counts the hits of a listing; a facet's own choices do not narrow its own counts. */
export async function countListing(transaction: Transaction, listing: Listing, search: Search): Promise<Counted> {
  const { count, facets } = await countExcept(transaction, listing, search, null);
  const counts = new Map(facets);
  for (const facet of listing.facets.keys()) {
    const own = await countExcept(transaction, listing, search, facet);
    for (const [value, found] of own.facets) if (value.startsWith(`${facet}:`)) counts.set(value, found);
  }
  if (skuConditions(listing, null).length > 0) {
    const unfiltered = await countBySets(transaction, productConditions(listing, search));
    for (const value of unfiltered.facets.keys()) if (!counts.has(value)) counts.set(value, 0);
  }
  return { count, facets: counts };
}
