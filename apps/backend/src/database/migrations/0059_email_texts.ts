import { sql, type Kysely } from 'kysely';

/** Index of messages whose text is still stored, for the purge of old texts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(`create index email_message_text on email_message (created_at) where body <> ''`).execute(database);
}
