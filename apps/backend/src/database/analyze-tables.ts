import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './open.ts';
import type { Schema } from './schema.ts';

/**
 * Renews the planner's statistics of tables after many of their rows changed: PGlite has no autovacuum, and PostgreSQL's runs up to a minute later.
 * One table at a time, with requests between them, because PGlite answers nothing meanwhile.
 */
export async function analyzeTables(database: Database, tables: readonly (keyof Schema)[]): Promise<void> {
  for (const table of tables) {
    await sql`analyze ${sql.table(table)}`.execute(database);
    await setImmediate();
  }
}
