import { sql, type Kysely } from 'kysely';

/** When the sandbox sent money back, for its lists and bill files. What is older counts as sent now. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table sandbox_refund add column made_at timestamptz not null default now()`).execute(database);
}
