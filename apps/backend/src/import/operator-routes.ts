import type { ImportedRow, OperatorList, FileImport, ImportProgress, StartedImport } from '@rider/api/operator';
import { SHORT_TEXT_LENGTH } from '@rider/model/limits';
import { IMPORT_AREAS, IMPORT_COLUMNS, IMPORT_KINDS, type ImportKind } from '@rider/model/import';
import type { Database } from '../database/open.ts';
import { answerTable } from '../document/table-file.ts';
import type { LargeBodies } from '../http/app.ts';
import type { Parameters, RouteModule } from '../http/environment.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { operatorCalls, type OperatorCall } from '../operator/operator-calls.ts';
import { recordExport } from '../operator/record-operator-action.ts';
import { applyImport, cancelImport } from './change-import.ts';
import { exportedRows } from './export-products.ts';
import { columnsOfFile, mappingOf, openTable, saveColumns } from './import-mapping.ts';
import { storePictures } from './import-pictures.ts';
import { readArchive } from './file/read-archive.ts';
import { importResult, kindOfImport, listImportRows, listImports, readImport } from './read-imports.ts';
import { withTable } from './file/read-table.ts';
import type { Pacing } from './run-imports.ts';
import { stageImport, storableText } from './stage-import.ts';

/** The call that accepts a file to import. */
export const IMPORT_CALLS: LargeBodies = {
  '/api/operator/imports': { bytes: 50_000_000, error: 'request-too-large' },
};

const isAllowed = ({ may }: OperatorCall, kind: ImportKind) => may(IMPORT_AREAS[kind]);

/** What the file of a request contains; products if it does not state it. @throws ApiError `malformed-request`, `role-not-allowed`. */
function kindOf(call: OperatorCall): ImportKind {
  const stated = textOf(call.given, 'kind') || 'products';
  const kind = IMPORT_KINDS.find((each) => each === stated);
  if (kind === undefined) throw new ApiError('malformed-request', { status: 400 });
  if (!isAllowed(call, kind)) throw new ApiError('role-not-allowed', { status: 400 });
  return kind;
}

/** The id of the import in the path. @throws ApiError `not-found`, `role-not-allowed`. */
async function importOf(database: Database, call: OperatorCall): Promise<number> {
  const id = call.id('id');
  if (!isAllowed(call, await kindOfImport(database, id))) throw new ApiError('role-not-allowed', { status: 400 });
  return id;
}

/** Columns without those that the operator may not change, which are then not used. */
function allowedColumns(kind: ImportKind, columns: readonly string[], { may }: OperatorCall): string[] {
  const forbidden = IMPORT_COLUMNS[kind].filter(({ area }) => area !== undefined && !may(area)).map(({ path }) => path);
  return columns.map((path) => (forbidden.includes(path) ? '' : path));
}

/** A list of texts as JSON; null without it. @throws ApiError `malformed-request`. */
function listOf(given: Parameters, name: string): string[] | null {
  const text = textOf(given, name);
  if (text === '') return null;
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every((item) => typeof item === 'string')) return list;
  } catch {
    // Reported like any other text that is no list.
  }
  throw new ApiError('malformed-request', { status: 400 });
}

/** Operators' calls for imports and exports. */
export const importRoutes: RouteModule<Pacing> = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'imports');
  const { database, clock } = services;

  get<OperatorList<FileImport>>('/operator/imports', (call) =>
    listImports(database, call.list(), {
      locale: call.locale,
      kinds: IMPORT_KINDS.filter((kind) => isAllowed(call, kind)),
    }),
  );

  get<ImportProgress>('/operator/imports/:id', async (call) => readImport(database, await importOf(database, call)));

  get<OperatorList<ImportedRow>>('/operator/imports/:id/rows', async (call) =>
    listImportRows(database, await importOf(database, call), call.list()),
  );

  get('/operator/imports/:id/file', async (call) =>
    answerTable(call.context, 'import-result', (await importResult(database, await importOf(database, call))).rows),
  );

  get('/operator/export', async (call) => {
    const { context, operator, given } = call;
    const kind = kindOf(call);
    if (textOf(given, 'template') !== '')
      return answerTable(context, `${kind}-template`, [IMPORT_COLUMNS[kind].map(({ name }) => name)]);
    const list = wholeNumberOf(given, 'list');
    const rows = await exportedRows({ ...services, ...(list !== null && { list }) }, kind);
    await recordExport(database, { operator, action: 'file.export', subject: kind }, rows);
    return answerTable(context, kind, rows);
  });

  post<StartedImport>('/operator/imports', async (call) => {
    const { operator, given, locale } = call;
    const { file } = given;
    if (!(file instanceof File)) throw new ApiError('unreadable-file', { status: 400 });
    const kind = kindOf(call);
    const name = storableText(file.name).slice(0, SHORT_TEXT_LENGTH);
    // Only an archive is read here: a large table would take its size in memory again.
    const isPacked = kind === 'products' && (await file.slice(0, 2).text()) === 'PK';
    const archive = isPacked ? readArchive(new Uint8Array(await file.arrayBuffer())) : null;
    const { promise: begun, resolve: answerEarly } = Promise.withResolvers<StartedImport>();
    const stored = withTable(archive?.table ?? file, async (table) => {
      const { first, rows } = await openTable(table);
      const headings = first[0] ?? [];
      const chosen = listOf(given, 'columns');
      const known = await columnsOfFile(database, kind, headings);
      if (chosen === null && (!known.isKnown || textOf(given, 'choose') !== ''))
        return { id: '', mapping: mappingOf(kind, first, known.isKnown ? known.columns : null) };
      const columns = allowedColumns(kind, chosen ?? known.columns, call);
      if (archive) await storePictures(database, operator.id, archive.pictures);
      const onLongRun = (id: number) => answerEarly({ id: String(id), mapping: null });
      const pause = async () => services.quiet?.(1);
      const staged = { name, kind, columns, rows, operator, locale, clock, onLongRun, pause };
      const id = await stageImport(database, staged);
      if (chosen !== null) await saveColumns(database, kind, headings, chosen);
      return { id: String(id), mapping: null };
    });
    return Promise.race([stored, begun]);
  });

  post('/operator/imports/:id/apply', async (call) =>
    applyImport(database, call.operator, await importOf(database, call)),
  );

  post('/operator/imports/:id/cancel', async (call) => cancelImport(database, await importOf(database, call)));
};
