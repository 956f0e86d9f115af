import { sql } from 'kysely';
import type { Transaction } from '../database/open.ts';
import { queryOf, readSearch, replaceTerms, textWithout, type ReadSearch, type Term } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A resolved search: by prefix of article codes, by terms, without any condition (`none`), or without hits (`nothing`). */
export type Search =
  | { kind: 'none' }
  | { kind: 'nothing' }
  | { kind: 'code'; prefix: string }
  /** Products with all terms; `also` only affects the ranking. */
  | { kind: 'words'; terms: readonly Term[]; also: readonly Term[] };

/** How to search for a keyword; `searched` is the corrected text where the keyword itself has no hits, else null. */
export interface ResolvedSearch {
  search: Search;
  searched: string | null;
}

/** Options of a search. */
export interface SearchOptions {
  /** Uses the keyword unchanged, without corrections. */
  literal?: boolean;
  /** The last word may be incomplete, as while typing. */
  completing?: boolean;
}

/** The typed text as prefix of an article code (`RD-HINGE-180`), or null when it cannot be one. */
function codePrefix(typed: string): string | null {
  const code = typed.normalize('NFKC').trim().toUpperCase();
  return /^[A-Z0-9]+(?:-[A-Z0-9.]*)+$/.test(code) && code.length <= 80 ? code : null;
}

/** For each list of terms, whether a product has all of them. */
async function whichFind(transaction: Transaction, lists: readonly (readonly Term[])[]): Promise<boolean[]> {
  const queries = lists.map((terms) => queryOf(terms));
  const checks = queries.map((query) =>
    query === null ? sql`false` : sql`exists (select from product where search @@ ${query}::tsquery)`,
  );
  if (checks.length === 0) return [];
  const { rows } = await sql<{ found: boolean[] }>`select array[${sql.join(checks)}] as found`.execute(transaction);
  return rows[0]?.found ?? [];
}

/** How much a term says about the intended goods: trade words most, then measures and finishes, other words least. */
function weightOf({ kind, word }: Term): number {
  if (kind === 'word') return word === null ? 5 : 1;
  return { number: 2, finish: 2, size: 3, angle: 4 }[kind];
}

/** The text with misspelled words corrected and words without hits removed. */
async function mendSpelling(
  transaction: Transaction,
  read: ReadSearch,
  vocabulary: Vocabulary,
  completing: boolean,
): Promise<string> {
  const found = await whichFind(
    transaction,
    read.terms.map((term) => [term]),
  );
  const missing = read.terms.filter((_, index) => found[index] !== true);
  return replaceTerms(
    read.text,
    new Map(
      missing.map((term) => {
        const last = completing && term.end === read.text.length;
        return [term, (term.word && vocabulary.correct(term.word, { completing: last })) ?? ''];
      }),
    ),
  );
}

/** The terms to drop so that the rest has hits: a single one if that suffices, trying the lightest first, else as many as needed. */
async function termsToDrop(transaction: Transaction, { terms }: ReadSearch): Promise<readonly Term[] | null> {
  const lightestFirst = terms.toSorted((one, other) => weightOf(one) - weightOf(other));
  const dropped = [
    ...lightestFirst.map((term) => [term]),
    ...lightestFirst.slice(1, -1).map((_, index) => lightestFirst.slice(0, index + 2)),
  ];
  const found = await whichFind(
    transaction,
    dropped.map((without) => terms.filter((term) => !without.includes(term))),
  );
  return dropped[found.indexOf(true)] ?? null;
}

/**
 * Resolves a keyword, in a transaction that prefers indexes. A keyword without hits is corrected: first its spelling, then by dropping
 * terms.
 */
export async function resolveSearch(
  transaction: Transaction,
  vocabulary: Vocabulary,
  keyword: string,
  { literal = false, completing = false }: SearchOptions = {},
): Promise<ResolvedSearch> {
  if (keyword.trim() === '') return { search: { kind: 'none' }, searched: null };
  const prefix = codePrefix(keyword);
  if (prefix !== null) {
    const found = await transaction
      .selectFrom('sku')
      .select('id')
      .where('code', 'like', `${prefix}%`)
      .limit(1)
      .execute();
    if (found.length > 0) return { search: { kind: 'code', prefix }, searched: null };
  }
  const typed = readSearch(keyword, vocabulary, { completing });
  if (typed.terms.length === 0) return { search: { kind: 'nothing' }, searched: null };
  const [isFound = false] = await whichFind(transaction, [typed.terms]);
  if (isFound) return { search: { kind: 'words', ...typed }, searched: null };
  if (literal) return { search: { kind: 'nothing' }, searched: null };

  const mended = readSearch(await mendSpelling(transaction, typed, vocabulary, completing), vocabulary, { completing });
  const [mendedIsFound = false] = await whichFind(transaction, [mended.terms]);
  if (mendedIsFound) return { search: { kind: 'words', ...mended }, searched: mended.text };
  const dropped = await termsToDrop(transaction, mended);
  if (dropped === null) return { search: { kind: 'nothing' }, searched: null };
  const terms = mended.terms.filter((term) => !dropped.includes(term));
  return { search: { kind: 'words', terms, also: mended.also }, searched: textWithout(mended, dropped) };
}
