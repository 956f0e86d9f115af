import { sql, type Kysely } from 'kysely';

/** The version of the company's data, and who saved it: operators edit them at the desk. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table company add column version integer not null default 1, add column changed_by integer references agent`,
    )
    .execute(database);
}
