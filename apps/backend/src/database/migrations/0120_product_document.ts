import { sql, type Kysely } from 'kysely';

/** Documents of a product, such as drawings and mounting instructions, with titles in both languages, in their order. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column documents jsonb not null default '[]'`.execute(database);
}
