import { sql, type Kysely } from 'kysely';

/** The requester of a code, as a SHA-256, with separate guesses. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table sent_code
        add column asked_by text not null default '',
        add column asker_attempts_left integer not null default 0`,
    )
    .execute(database);
}
