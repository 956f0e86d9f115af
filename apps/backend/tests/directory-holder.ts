/**
 * Holds a data directory in a process of its own and notes each of its starts in the database: started by data-directory.test.ts.
 * Ends in an orderly way when its input does; refused, it says why and ends with 1.
 */
import { sql } from 'kysely';
import { openDatabase } from '../src/database/open.ts';

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
