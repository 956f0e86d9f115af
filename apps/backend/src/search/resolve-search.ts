import { sql } from 'kysely';
import type { Transaction } from '../database/open.ts';
import {
  fragmentTerm,
  lengthOf,
  queryOf,
  readSearch,
  replaceTerms,
  textWithout,
  type ReadSearch,
  type Term,
} from './search-terms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { PUBLISHED, SHOWN } from './published.ts';

/** A resolved search: by prefix of SKUs, by terms, without any condition (`none`), or without hits (`nothing`). */
export type Search =
  | { kind: 'none' }
  | { kind: 'nothing' }
  | { kind: 'code'; prefix: string }
  /** Products with all terms, or first with `fragment`, a part of a SKU; `also` only affects the ranking. */
  | { kind: 'words'; terms: readonly Term[]; also: readonly Term[]; fragment: Term | null };

/** How to search for a keyword; `searched` is the corrected text if the keyword itself has no hits, else null. */
export interface ResolvedSearch {
  search: Search;
  searched: string | null;
  /** A length of the keyword, in mm, that the products of `searched` do not have; else null. */
  missingLength: number | null;
}

/** Options of a search. */
export interface SearchOptions {
  /** Uses the keyword unchanged, without corrections. */
  literal?: boolean;
  /** The last word may be incomplete, as while typing. */
  completing?: boolean;
}

/** The typed text as prefix of a SKU (`RD-HINGE-180`); null if it cannot be one. */
function codePrefix(typed: string): string | null {
  const code = typed.normalize('NFKC').trim().toUpperCase();
  return /^[A-Z0-9]+(?:-[A-Z0-9.]*)+$/.test(code) && code.length <= 80 ? code : null;
}

/** For each list of terms, whether a product has all of them. */
async function whichFind(transaction: Transaction, lists: readonly (readonly Term[])[]): Promise<boolean[]> {
  const queries = lists.map((terms) => queryOf(terms));
  const checks = queries.map((query) =>
    query === null ? sql`false` : sql`exists (select from product where search @@ ${query}::tsquery and ${PUBLISHED})`,
  );
  if (checks.length === 0) return [];
  const { rows } = await sql<{ found: boolean[] }>`select array[${sql.join(checks)}] as found`.execute(transaction);
  return rows[0]?.found ?? [];
}

/** The weight of a term: trade words highest, then measures and finishes, other words lowest. */
function weightOf({ kind, word }: Term): number {
  if (kind === 'word') return word === null ? 5 : 1;
  return { number: 2, finish: 2, size: 3, angle: 4 }[kind];
}

/** The correction of a term without hits: `gg90` becomes `gg 90`, a word gets its spelling corrected; empty without one. */
function correctionOf(typed: string, { word }: Term, correct: (word: string) => string | null): string {
  if (/^(?:[a-z]{2,}\d+|\d+[a-z]{2,})$/.test(typed)) return (typed.match(/[a-z]+|\d+/g) ?? []).join(' ');
  return (word && correct(word)) ?? '';
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
        const asTyped = read.text.slice(term.start, term.end);
        return [term, correctionOf(asTyped, term, (word) => vocabulary.correct(word, { completing: last }))];
      }),
    ),
  );
}

/** The terms to drop so that the rest has hits: a single one if that suffices, lightest first, else as many as needed. */
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

/** The first length in the keyword that the search dropped; null without one. */
function missingLengthOf(typed: ReadSearch, terms: readonly Term[]): number | null {
  const remaining = new Set(terms.map(({ fitting }) => fitting.join()));
  const missing = typed.terms.filter(({ fitting }) => !remaining.has(fitting.join())).map(lengthOf);
  return missing.find((length) => length !== null) ?? null;
}

/** Searches by corrected spelling, then without terms that have no hits. */
async function resolveCorrected(
  transaction: Transaction,
  vocabulary: Vocabulary,
  typed: ReadSearch,
  completing: boolean,
): Promise<ResolvedSearch> {
  const mended = readSearch(await mendSpelling(transaction, typed, vocabulary, completing), vocabulary, { completing });
  const { text, also } = mended;
  const [mendedIsFound = false] = await whichFind(transaction, [mended.terms]);
  const dropped = mendedIsFound ? [] : await termsToDrop(transaction, mended);
  if (dropped === null) return NOTHING;
  const terms = mended.terms.filter((term) => !dropped.includes(term));
  return {
    search: { kind: 'words', terms, also, fragment: null },
    searched: mendedIsFound ? text : textWithout(mended, dropped),
    missingLength: missingLengthOf(typed, terms),
  };
}

const NOTHING: ResolvedSearch = { search: { kind: 'nothing' }, searched: null, missingLength: null };

/** Resolves a keyword, in a transaction that prefers indexes: by SKU, by words, by a fragment of a SKU, or by corrected words. */
export async function resolveSearch(
  transaction: Transaction,
  vocabulary: Vocabulary,
  keyword: string,
  { literal = false, completing = false }: SearchOptions = {},
): Promise<ResolvedSearch> {
  const asTyped = (search: Search): ResolvedSearch => ({ search, searched: null, missingLength: null });
  if (keyword.trim() === '') return asTyped({ kind: 'none' });
  const prefix = codePrefix(keyword);
  if (prefix !== null) {
    const found = await transaction
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'sku.product_id')
      .select('sku.id')
      .where('sku.code', 'like', `${prefix}%`)
      .where(PUBLISHED)
      .where(SHOWN)
      .limit(1)
      .execute();
    if (found.length > 0) return asTyped({ kind: 'code', prefix });
  }
  const typed = readSearch(keyword, vocabulary, { completing });
  if (typed.terms.length === 0) return NOTHING;
  const fragment = fragmentTerm(typed);
  const lists = fragment === null ? [typed.terms] : [typed.terms, [fragment]];
  const [isFound = false, isFragment = false] = await whichFind(transaction, lists);
  if (isFound) return asTyped({ kind: 'words', ...typed, fragment: isFragment ? fragment : null });
  if (fragment !== null && isFragment) return asTyped({ kind: 'words', terms: [fragment], also: [], fragment: null });
  return literal ? NOTHING : resolveCorrected(transaction, vocabulary, typed, completing);
}
