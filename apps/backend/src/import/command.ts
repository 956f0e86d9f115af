import type { FileFormat } from '@rider/api/file';
import { sql } from 'kysely';
import { FALLBACK_LOCALE } from '@rider/model/locale';
import { comparable, IMPORT_COLUMNS, importColumn, type ImportKind } from '@rider/model/import';
import { publishFromOutside } from '../chat/redis-bus.ts';
import type { Database, DatabaseLocation } from '../database/open.ts';
import { withDatabase } from '../database/with-database.ts';
import type { EmailServices } from '../email/outbox.ts';
import type { ReadTag } from '../http/read-cache.ts';
import { applyImport } from './change-import.ts';
import { fileOfRows } from '../document/table-file.ts';
import { exportedRows } from './export-products.ts';
import { columnsOfFile, openTable, saveColumns } from './import-mapping.ts';
import { storePictures } from './import-pictures.ts';
import { readArchive } from './file/read-archive.ts';
import { readImport } from './read-imports.ts';
import { withTable } from './file/read-table.ts';
import { runImports } from './run-imports.ts';
import { stageImport } from './stage-import.ts';

/** The agent by whom the log names changes of the command line. @throws Error without an owner. */
async function firstOwner(database: Database): Promise<number> {
  const owner = await database
    .selectFrom('agent')
    .select('id')
    .where('staff_role', '=', 'owner')
    .orderBy(sql`account = ''`)
    .orderBy('id')
    .executeTakeFirst();
  if (owner === undefined) throw new Error('the shop has no owner yet: pnpm shop operator add <e-mail>');
  return owner.id;
}

/** Options of an import on the command line, and where its e-mails come from. */
interface ImportOptions extends Omit<EmailServices, 'clock'> {
  kind: ImportKind;
  dryRun: boolean;
  map?: readonly string[];
  /** Redis of the running processes, which then show the changes at once. */
  redisUrl?: string;
}

/** Invalidates cached responses in the running processes of the shop. */
class RunningShop {
  readonly #redisUrl: string | undefined;
  readonly #sent: Promise<void>[] = [];

  constructor(redisUrl: string | undefined) {
    this.#redisUrl = redisUrl;
  }

  invalidate(...tags: ReadTag[]): void {
    if (this.#redisUrl === undefined) return;
    const sending = publishFromOutside(this.#redisUrl, { type: 'invalidated', tags });
    this.#sent.push(
      sending.catch((error: unknown) => console.error('Redis is away, running shops show the import later:', error)),
    );
  }

  /** Resolves once all is sent. */
  async sent(): Promise<void> {
    await Promise.all(this.#sent);
  }
}

/** The columns of a file, changed by `Their heading=Our column`. @throws Error for a heading or a column that does not exist. */
function mappedColumns(
  kind: ImportKind,
  headings: readonly string[],
  known: readonly string[],
  map: readonly string[],
): string[] {
  const columns = [...known];
  for (const text of map) {
    const [heading = '', name = ''] = text.split('=').map((side) => side.trim());
    const place = headings.findIndex((each) => comparable(each) === comparable(heading));
    const column = name === '' ? { path: '' } : importColumn(kind, name);
    if (place < 0) throw new Error(`the file has no column "${heading}": ${headings.join(', ')}`);
    if (column === undefined)
      throw new Error(`"${name}" is no column: ${IMPORT_COLUMNS[kind].map((each) => each.name).join(', ')}`);
    for (const [other, path] of columns.entries()) if (path === column.path) columns[other] = '';
    columns[place] = column.path;
  }
  return columns;
}

/**
 * Imports a file, as the desk does; `dryRun` only checks it, and `map` has lines `Their heading=Our column`, which the next file with these
 * headings uses as well. Without Redis, running processes of the shop show the changes when their cached answers expire. @throws ApiError as `stageImport`.
 */
export function importFile(
  place: DatabaseLocation,
  file: { name: string; bytes: Uint8Array },
  { kind, dryRun, map = [], redisUrl, ...email }: ImportOptions,
): Promise<Awaited<ReturnType<typeof readImport>>> {
  return withDatabase(place, async (database) => {
    const operator = { id: await firstOwner(database), at: new Date() };
    const archive = kind === 'products' ? readArchive(file.bytes) : null;
    const id = await withTable(archive?.table ?? file.bytes, async (table) => {
      const { first, rows } = await openTable(table);
      const headings = first[0] ?? [];
      const known = await columnsOfFile(database, kind, headings);
      const columns = mappedColumns(kind, headings, known.columns, map);
      if (archive) await storePictures(database, operator.id, archive.pictures);
      const given = { name: file.name, kind, columns, rows, operator, locale: FALLBACK_LOCALE, clock: Date.now };
      const staged = await stageImport(database, given);
      if (map.length > 0) await saveColumns(database, kind, headings, columns);
      return staged;
    });
    const cache = new RunningShop(redisUrl);
    const services = { database, clock: Date.now, cache, ...email };
    await runImports(services);
    if (!dryRun) {
      await applyImport(database, operator, id);
      await runImports(services);
    }
    await cache.sent();
    return readImport(database, id);
  });
}

/** All rows of a kind as a file. */
export function exportFile(
  place: DatabaseLocation,
  { kind, format, demo }: { kind: ImportKind; format: FileFormat; demo: boolean },
): Promise<Uint8Array> {
  return withDatabase(place, async (database) => fileOfRows(await exportedRows({ database, demo }, kind), format));
}
