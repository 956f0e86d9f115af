import { sql, type Kysely } from 'kysely';

/** The version of each tax rate, and who saved it: operators edit them at the desk. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table tax_rate add column version integer not null default 1, add column changed_by integer references agent`,
    )
    .execute(database);
}
