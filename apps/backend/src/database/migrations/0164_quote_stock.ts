import { sql, type Kysely } from 'kysely';

/** Whether an offer waits for stock; null for one that never lacked any, false once its buyer was reminded. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table quote add column awaits_stock boolean`.execute(database);
}
