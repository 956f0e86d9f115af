/**
 * Locks a data directory in a separate process, started by data-directory.test.ts, and records each start in the database. Shuts down
 * cleanly when its input ends; if the directory is locked, it prints the reason and exits with 1.
 */
import { sql } from 'kysely';
import { openDatabase } from '../../../src/database/open.ts';

const [dataDir = ''] = process.argv.slice(2);
try {
  const database = await openDatabase({ dataDir });
  await sql`create table if not exists start_note (pid integer)`.execute(database);
  await sql`insert into start_note values (${process.pid})`.execute(database);
  process.stdout.write('holding\n');
  process.stdin.resume();
  process.stdin.once('end', () => void database.destroy());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
