import { sql, type Kysely } from 'kysely';

/** Versions of orders, which operators change until they are paid. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_order
    add column version integer not null default 1,
    add column changed_by integer references agent`.execute(database);
}
