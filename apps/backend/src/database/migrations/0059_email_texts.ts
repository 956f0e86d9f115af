import { sql, type Kysely } from 'kysely';

/** The messages whose text is still stored, by which old texts are found. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(`create index email_message_text on email_message (created_at) where body <> ''`).execute(database);
}
