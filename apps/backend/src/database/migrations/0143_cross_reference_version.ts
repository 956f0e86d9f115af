import { sql, type Kysely } from 'kysely';

/** Who saved a cross-reference last, so that a second operator sees a change of the first. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table cross_reference
    add column version integer not null default 1,
    add column changed_by integer references agent`.execute(database);
}
