import { migrate } from './migrate.ts';
import { openDatabase, type Database, type DatabaseLocation } from './open.ts';

/**
 * Runs a command with a shop's database, which it migrates and closes. The embedded one is opened by one process: the shop must be stopped.
 */
export async function withDatabase<Result>(place: DatabaseLocation, act: (database: Database) => Promise<Result>) {
  const database = await openDatabase(place);
  try {
    await migrate(database);
    return await act(database);
  } finally {
    await database.destroy();
  }
}
