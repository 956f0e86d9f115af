import { sql } from 'kysely';
import { FALLBACK_LOCALE } from '@rider/model/locale';
import type { ImportKind } from '@rider/model/product-import';
import type { Database, DatabaseLocation } from '../database/open.ts';
import { withDatabase } from '../database/with-database.ts';
import { applyImport } from './change-import.ts';
import { exportedRows, fileOfRows, type FileFormat } from './export-products.ts';
import { readImport } from './read-imports.ts';
import { withTable } from './read-table.ts';
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

/**
 * Imports a file, as the desk does; `dryRun` only checks it. Running processes of the shop notice the change when their
 * cached answers expire. @throws ApiError as `stageImport`.
 */
export function importFile(
  place: DatabaseLocation,
  file: { name: string; bytes: Uint8Array },
  { kind, dryRun }: { kind: ImportKind; dryRun: boolean },
): Promise<Awaited<ReturnType<typeof readImport>>> {
  return withDatabase(place, async (database) => {
    const operator = { id: await firstOwner(database), at: new Date() };
    const id = await withTable(file.bytes, (rows) =>
      stageImport(database, { name: file.name, kind, rows, operator, locale: FALLBACK_LOCALE }),
    );
    const services = { database, clock: Date.now, cache: { invalidate: () => undefined } };
    await runImports(services);
    if (!dryRun) {
      await applyImport(database, operator, id);
      await runImports(services);
    }
    return readImport(database, id);
  });
}

/** All rows of a kind as a file. */
export function exportFile(place: DatabaseLocation, kind: ImportKind, format: FileFormat): Promise<Uint8Array> {
  return withDatabase(place, async (database) => fileOfRows(await exportedRows(database, kind), format));
}
