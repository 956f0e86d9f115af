import { sql } from 'kysely';
import type { Database } from './open.ts';

/**
 * Renews the planner's statistics after many rows changed: PGlite has no autovacuum, and PostgreSQL's runs up to a minute later. One table at a
 * time, because PGlite answers nothing meanwhile.
 */
export async function analyzeTables(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema()`.execute(database);
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(database);
}
