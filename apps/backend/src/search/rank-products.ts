import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Search } from './resolve-search.ts';
import { kindQueryOf, queryOf, type Term } from './search-terms.ts';
import { SHOWN } from './published.ts';

/** Condition on products that match at all; null for no condition. */
export function searchCondition(search: Search): Expression<SqlBool> | null {
  switch (search.kind) {
    case 'none':
      return null;
    case 'nothing':
      return sql<SqlBool>`false`;
    case 'code':
      return sql<SqlBool>`product.id in (select product_id from sku where code like ${`${search.prefix}%`} and ${SHOWN})`;
    case 'words': {
      const queries = [queryOf(search.terms), search.fragment && queryOf([search.fragment])];
      return sql<SqlBool>`product.search @@ ${queries.filter(Boolean).join(' | ')}::tsquery`;
    }
  }
}

/** Number of search terms that a variant itself matches, as an integer over `sku`; null if the search does not distinguish variants. */
export function variantScore(search: Search): RawBuilder<number> | null {
  if (search.kind === 'code') return sql<number>`(sku.code like ${`${search.prefix}%`})::integer`;
  if (search.kind !== 'words') return null;
  const matches = search.terms.map((term) => sql`(sku.search @@ ${queryOf([term])}::tsquery)::integer`);
  // A fragment of the SKU outweighs all words.
  if (search.fragment !== null)
    matches.push(sql`${matches.length} * (sku.search @@ ${queryOf([search.fragment])}::tsquery)::integer`);
  return sql<number>`(${sql.join(matches, sql` + `)})`;
}

type WordSearch = Extract<Search, { kind: 'words' }>;

/**
 * Ranking tiers, best first: a fragment of a SKU; all terms in the name, the right kind of product before others; words and angles in the
 * name, exact sizes before fitting ones; the rest.
 */
function tiersOf({ terms, also, fragment }: WordSearch): Expression<SqlBool>[] {
  const inTitle = (some: readonly Term[]) => sql`product.title_search @@ ${queryOf(some)}::tsquery`;
  const exactly = sql`product.search @@ ${queryOf(terms, 'exact')}::tsquery`;
  // A word that no text contains is part of a code, such as the maker's prefix, which names do not contain.
  const named = terms.filter(
    ({ kind, exact }) => kind === 'angle' || (kind === 'word' && exact.some((token) => !token.endsWith('*'))),
  );
  const tiers: Expression<SqlBool>[] = [];
  if (fragment !== null) tiers.push(sql<SqlBool>`(product.search @@ ${queryOf([fragment])}::tsquery)`);
  const kinds = kindQueryOf(terms);
  if (kinds !== null) {
    const ofKind = sql`product.search @@ ${kinds}::tsquery`;
    if (also.length > 0) tiers.push(sql<SqlBool>`(${inTitle([...terms, ...also])} and ${ofKind})`);
    tiers.push(sql<SqlBool>`(${inTitle(terms)} and ${ofKind})`);
  }
  tiers.push(sql<SqlBool>`(${inTitle(terms)})`);
  if (named.length > 0 && named.length < terms.length) {
    if (terms.some(({ kind }) => kind === 'size')) tiers.push(sql<SqlBool>`(${inTitle(named)} and ${exactly})`);
    tiers.push(sql<SqlBool>`(${inTitle(named)})`);
  }
  return [...tiers, sql<SqlBool>`true`];
}

/**
 * Ids of a page of products found by words. A tier is queried only if the previous ones do not fill the page. `found` is a condition on all
 * of them.
 */
export async function rankedIds(
  database: Database,
  search: WordSearch,
  found: Expression<SqlBool>,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const ids: number[] = [];
  let skip = offset;
  const earlier: Expression<SqlBool>[] = [];
  for (const tier of tiersOf(search)) {
    const query = database
      .selectFrom('product')
      .where(sql.join([found, tier, ...earlier], sql` and `) as RawBuilder<SqlBool>);
    const rows = await query
      .select('product.id')
      .orderBy(sql`product.sales desc, product.id`)
      .limit(limit - ids.length)
      .offset(skip)
      .execute();
    ids.push(...rows.map(({ id }) => id));
    if (ids.length === limit) break;
    if (rows.length > 0) skip = 0;
    else if (skip > 0) {
      const { count } = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      skip -= count;
    }
    earlier.push(sql<SqlBool>`product.id not in (select product.id from product where ${tier})`);
  }
  return ids;
}
