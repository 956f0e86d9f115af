import { sql, type Kysely } from 'kysely';

/** How buyers want orders delivered, and when each order is expected. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_order
    add column job text not null default '',
    add column site text not null default '',
    add column ship_not_before text,
    add column ship_not_after text,
    add column ships_whole boolean not null default false,
    add column least_transit_days integer,
    add column most_transit_days integer,
    add column delivery_plan jsonb,
    add constraint customer_order_ship_days check (ship_not_before <= ship_not_after)`.execute(database);
}
