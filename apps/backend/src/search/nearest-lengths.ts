import { sql, type Expression, type SqlBool } from 'kysely';
import type { Localized } from '@rider/model/locale';
import type { Transaction } from '../database/open.ts';
import { atomsOf, fold } from './atoms.ts';
import { rankedIds, searchCondition } from './rank-products.ts';
import type { Search } from './resolve-search.ts';
import { queryOf } from './search-terms.ts';
import { PUBLISHED } from './published.ts';

type WordSearch = Search & { kind: 'words' };

/** A length of the found products. */
export interface NearestLength {
  label: Localized;
  millimeters: number;
}

/** Number of products whose sizes are compared, and of sizes returned. */
const COMPARED = 60;
const MOST = 3;

/** The length in an option value, in mm; null without one, and for areas. */
function lengthOfLabel(label: Localized): number | null {
  const size = atomsOf(fold(label['en-US'])).find(({ kind }) => kind === 'size')?.text ?? '';
  return /^\d+(?:\.\d+)?mm$/.test(size) ? Number.parseFloat(size) : null;
}

async function lengthsOf(
  transaction: Transaction,
  search: WordSearch,
  found: Expression<SqlBool>,
): Promise<NearestLength[]> {
  const ids = await rankedIds(transaction, search, sql<SqlBool>`${found} and ${PUBLISHED}`, {
    limit: COMPARED,
    offset: 0,
  });
  if (ids.length === 0) return [];
  const products = await transaction.selectFrom('product').select('attributes').where('id', 'in', ids).execute();
  const lengths = new Map<number, NearestLength>();
  for (const { label } of products.flatMap(({ attributes }) => attributes).flatMap(({ values }) => values)) {
    const millimeters = lengthOfLabel(label);
    if (millimeters !== null && !lengths.has(millimeters)) lengths.set(millimeters, { label, millimeters });
  }
  return [...lengths.values()];
}

/**
 * The available lengths of a search's best matches nearest to a missing one, in mm, shortest first. Products that only mention the terms
 * count only if those with the terms in the name have no lengths.
 */
export async function nearestLengths(
  transaction: Transaction,
  search: WordSearch,
  missing: number,
): Promise<NearestLength[]> {
  const named = sql<SqlBool>`product.title_search @@ ${queryOf(search.terms)}::tsquery`;
  const ofNamed = await lengthsOf(transaction, search, named);
  const lengths =
    ofNamed.length > 0 ? ofNamed : await lengthsOf(transaction, search, searchCondition(search) ?? sql`true`);
  const away = ({ millimeters }: NearestLength): number => Math.abs(millimeters - missing);
  return lengths
    .toSorted((one, other) => away(one) - away(other) || one.millimeters - other.millimeters)
    .slice(0, MOST)
    .toSorted((one, other) => one.millimeters - other.millimeters);
}
