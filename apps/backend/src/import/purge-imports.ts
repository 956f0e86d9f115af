import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

const DAY = 86_400_000;
/** How long the results of an import remain (ms). */
const LIFETIME = 90 * DAY;
/** Without rows for this time, the process that read a file has ended (ms); it waits a minute for each portion at most. */
const LONGEST_PAUSE = 120_000;
/** Rows deleted at once, because the embedded database answers nothing meanwhile. */
const PORTION = 5_000;

/**
 * Ends imports whose file is no longer read because the process ended, and purges their rows; purges imports that are not running after 90 days. Deletes
 * some rows a run.
 */
export async function purgeImports(database: Database, now: number): Promise<void> {
  await database
    .updateTable('product_import')
    .set({ state: 'interrupted' })
    .where('state', '=', 'reading')
    .where('read_at', '<', new Date(now - LONGEST_PAUSE))
    .execute();
  const isOld = sql<boolean>`created_at < ${new Date(now - LIFETIME)} and state not in ('reading', 'checking', 'applying')`;
  await sql`delete from product_import_row where ctid = any(array(
    select product_import_row.ctid from product_import_row join product_import on product_import.id = import_id
    where state = 'interrupted' or (${isOld}) limit ${PORTION}))`.execute(database);
  await sql`delete from product_import where (${isOld})
    and not exists (select from product_import_row where import_id = product_import.id)`.execute(database);
}
