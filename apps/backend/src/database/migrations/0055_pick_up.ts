import { sql, type Kysely } from 'kysely';

/** How the buyer of an order gets it: the freight class, null for older orders and for those that are picked up at a counter. */
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
