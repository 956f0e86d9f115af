import { sql, type Kysely } from 'kysely';

/** Why the rows of a file were not stored to its end, for an operator who no longer waits for the answer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table product_import add column fault text not null default ''`.execute(database);
}
