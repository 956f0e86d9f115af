import { sql, type Kysely } from 'kysely';

/** What an operator wrote about money that could not be sent back and was settled by hand; the failed ones are found by an index. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table provider_refund add column note text not null default ''`.execute(database);
  await sql`create index provider_refund_failed on provider_refund (attempt_id) where state = 'failed'`.execute(
    database,
  );
}
