import { sql, type Kysely } from 'kysely';

/** The delivery of an order: the freight class, null for older orders and pick-ups, and the counter of a pick-up. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table customer_order
        add column freight_class text check (freight_class in ('ground', 'pallet')),
        add column counter_id integer,
        add check (freight_class is null or counter_id is null)`,
    )
    .execute(database);
}
