import { sql, type Kysely } from 'kysely';

/** Promotions that operators create, change and stop; each change increments the version. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table promotion add column version integer not null default 1, add column changed_by integer references agent`,
    )
    .execute(database);
}
