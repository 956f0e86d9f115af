import type { ImportedRow, OperatorList, FileImport, ImportProgress } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { columnsByHeading, ROW_OUTCOMES, type ImportKind, type RowOutcome } from '@rider/model/import';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import { ApiError } from '../http/api-error.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';

/** Rows with faults or changes that an import names. */
const MOST_SHOWN = 100;

/** A page of imports of some kinds, newest first; `state` is one of the states. */
export function listImports(
  database: Database,
  query: OperatorListQuery,
  { locale, kinds }: { locale: Locale; kinds: readonly ImportKind[] },
): Promise<OperatorList<FileImport>> {
  let found = database
    .selectFrom('product_import')
    .innerJoin('agent', 'agent.id', 'agent_id')
    .where('kind', 'in', kinds);
  if (query.search !== '') found = found.where('file_name', 'ilike', query.pattern);
  if (query.state !== '') found = found.where('state', '=', query.state as never);
  const rows = found
    .select(['product_import.id', 'file_name', 'kind', 'state', 'product_import.created_at', 'agent.name'])
    .orderBy('product_import.id', 'desc');
  return readPage(found, rows, query, ({ id, file_name, kind, state, created_at, name }) => ({
    id: String(id),
    fileName: file_name,
    kind,
    state,
    startedAt: created_at.getTime(),
    by: name[locale],
  }));
}

/** What the file of an import contains. @throws ApiError `not-found`. */
export async function kindOfImport(database: Database, id: number): Promise<ImportKind> {
  const found = await database.selectFrom('product_import').select('kind').where('id', '=', id).executeTakeFirst();
  if (found === undefined) throw new ApiError('not-found');
  return found.kind;
}

/** The rows of an import that have faults or changes to show. */
function shownRows(database: Database, id: number, outcome: string) {
  return database
    .selectFrom('product_import_row')
    .where('import_id', '=', id)
    .where('outcome', '=', outcome as RowOutcome)
    .where('detail', '<>', '');
}

/** A page of the rows of an import that have faults or changes; `state` is their outcome. */
export function listImportRows(
  database: Database,
  id: number,
  query: OperatorListQuery,
): Promise<OperatorList<ImportedRow>> {
  const found = shownRows(database, id, query.state);
  return readPage(found, found.select(['number', 'detail']).orderBy('number'), query, (row) => row);
}

/** An import with its progress and the first rows with a fault or a change. @throws ApiError `not-found`. */
export async function readImport(database: Database, id: number): Promise<ImportProgress> {
  const found = await database.selectFrom('product_import').selectAll().where('id', '=', id).executeTakeFirst();
  if (found === undefined) throw new ApiError('not-found');
  const shown = (outcome: RowOutcome) =>
    shownRows(database, id, outcome).select(['number', 'detail']).orderBy('number').limit(MOST_SHOWN).execute();
  const { counts } = found;
  return {
    id: String(id),
    fileName: found.file_name,
    kind: found.kind,
    unused: found.headings.filter(
      (heading, place) =>
        heading !== '' && (found.columns ?? columnsByHeading(found.kind, found.headings))[place] === '',
    ),
    state: found.state,
    fault: found.fault,
    counts,
    left: found.total - ROW_OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0),
    faults: await shown('faulty'),
    changes: await shown('changed'),
  };
}

/** The file of an import with a last column that has the outcome of each row. @throws ApiError `not-found`. */
export async function importResult(database: Database, id: number): Promise<{ name: string; rows: string[][] }> {
  const found = await database.selectFrom('product_import').selectAll().where('id', '=', id).executeTakeFirst();
  if (found === undefined) throw new ApiError('not-found');
  const rows = await database
    .selectFrom('product_import_row')
    .select(['cells', 'outcome', 'detail'])
    .where('import_id', '=', id)
    .orderBy('number')
    .execute();
  const width = found.headings.length;
  const padded = (cells: readonly string[]) => Array.from({ length: width }, (_, place) => cells[place] ?? '');
  return {
    name: found.file_name,
    rows: [
      [...found.headings, 'Result'],
      ...rows.map(({ cells, outcome, detail }) => [
        ...padded(cells),
        [outcome ?? '', detail].filter(Boolean).join(': '),
      ]),
    ],
  };
}
