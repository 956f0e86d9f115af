import { sql, type Kysely } from 'kysely';

/** The operator who placed an order for its buyer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_order add column placed_by integer references agent`.execute(database);
}
