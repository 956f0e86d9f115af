import { sql, type Kysely } from 'kysely';

/** What the file of an import contains. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table product_import add column kind text not null default 'products'`.execute(database);
}
