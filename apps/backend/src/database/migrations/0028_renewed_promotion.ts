import { sql, type Kysely } from 'kysely';

/** Marks the promotions of the demonstration, which are renewed when they end. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table promotion add column renews boolean not null default false').execute(database);
}
