import { sql, type Kysely } from 'kysely';

/** The time of a refund by the sandbox, for its lists and bill files; older refunds get the current time. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table sandbox_refund add column made_at timestamptz not null default now()`).execute(database);
}
