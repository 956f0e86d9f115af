import { createHash } from 'node:crypto';
import type { FileMapping } from '@rider/api/operator';
import {
  columnsByHeading,
  comparable,
  guessColumns,
  IMPORT_COLUMNS,
  judgeColumns,
  type ImportKind,
} from '@rider/model/import';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { MOST_COLUMNS } from './file/table-limits.ts';

/** First values of a column that the desk shows. */
const MOST_SAMPLES = 3;
const LONGEST_SAMPLE = 60;

/** The first rows of a file, the headings first, and all of them. */
export interface Table {
  first: string[][];
  rows: AsyncGenerator<string[], void>;
}

/** Reads the first rows of a file. */
export async function openTable(rows: AsyncGenerator<string[]>): Promise<Table> {
  const first: string[][] = [];
  while (first.length <= MOST_SAMPLES) {
    const next = await rows.next();
    if (next.done) break;
    first.push(next.value);
  }
  return {
    first,
    rows: (async function* () {
      yield* first;
      yield* rows;
    })(),
  };
}

/** Equal for files with equal headings in any order. */
function hashOf(headings: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(headings.map(comparable).toSorted()))
    .digest('hex');
}

/** @throws ApiError `too-many-at-once`. */
function requireFew(headings: readonly string[]): void {
  if (headings.length > MOST_COLUMNS)
    throw new ApiError('too-many-at-once', { status: 400, parameters: { most: MOST_COLUMNS } });
}

async function savedColumns(database: Database, kind: ImportKind, headings: readonly string[]) {
  const saved = await database
    .selectFrom('import_mapping')
    .select('columns')
    .where('kind', '=', kind)
    .where('headings_hash', '=', hashOf(headings))
    .executeTakeFirst();
  return saved && headings.map((heading) => saved.columns[comparable(heading)] ?? '');
}

/** Remembers the columns of headings for the next file that has them. */
export async function saveColumns(
  database: Database,
  kind: ImportKind,
  headings: readonly string[],
  chosen: readonly string[],
): Promise<void> {
  const columns = JSON.stringify(
    Object.fromEntries(headings.map((heading, place) => [comparable(heading), chosen[place] ?? ''])),
  );
  await database
    .insertInto('import_mapping')
    .values({ kind, headings_hash: hashOf(headings), columns })
    .onConflict((conflict) => conflict.columns(['kind', 'headings_hash']).doUpdateSet({ columns }))
    .execute();
}

/** The columns of a file: those that were chosen for its headings before, or those with its headings. `isKnown` is false if some have neither. */
export async function columnsOfFile(
  database: Database,
  kind: ImportKind,
  headings: readonly string[],
): Promise<{ columns: string[]; isKnown: boolean }> {
  requireFew(headings);
  const saved = await savedColumns(database, kind, headings);
  // Equal headings cannot be distinguished by name.
  if (saved && judgeColumns(kind, saved).repeated.length === 0) return { columns: saved, isKnown: true };
  const columns = columnsByHeading(kind, headings);
  const isKnown = headings.every((heading, place) => heading === '' || columns[place] !== '');
  return { columns, isKnown: isKnown && judgeColumns(kind, columns).repeated.length === 0 };
}

/** What an operator needs to choose the columns of a file. */
export function mappingOf(
  kind: ImportKind,
  [headings = [], ...samples]: readonly string[][],
  chosen: readonly string[] | null,
): FileMapping {
  return {
    headings,
    samples: headings.map((_, place) =>
      samples.map((row) => (row[place] ?? '').slice(0, LONGEST_SAMPLE)).filter((text) => text !== ''),
    ),
    columns: chosen === null ? guessColumns(kind, headings) : [...chosen],
  };
}

/** Columns by path, as a request or a saved choice has them. @throws ApiError `too-many-at-once`, `malformed-request`, `file-without-column`. */
export function requireColumns(kind: ImportKind, headings: readonly string[], columns: readonly string[]): void {
  requireFew(headings);
  const paths = new Set(['', ...IMPORT_COLUMNS[kind].map(({ path }) => path)]);
  const { repeated, missing } = judgeColumns(kind, columns);
  if (columns.length !== headings.length || repeated.length > 0 || !columns.every((path) => paths.has(path)))
    throw new ApiError('malformed-request', { status: 400 });
  if (missing.length > 0)
    throw new ApiError('file-without-column', { status: 400, parameters: { columns: missing.join(', ') } });
}
