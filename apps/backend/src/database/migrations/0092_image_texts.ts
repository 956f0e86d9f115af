import { sql, type Kysely } from 'kysely';

/** Alternative texts of a product's pictures in both languages, by path. Pictures without one are described by the product's name. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table product add column image_texts jsonb not null default '{}'`.execute(database);
}
