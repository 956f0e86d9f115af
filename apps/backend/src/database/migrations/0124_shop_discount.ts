import { sql, type Kysely } from 'kysely';

/** Discounts that operators give on orders: a part of the order's `discount`, with the rate, if any, and the reason. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_order
    add column shop_discount integer not null default 0,
    add column shop_discount_rate integer,
    add column shop_discount_reason text not null default '',
    add constraint customer_order_shop_discount check (shop_discount between 0 and discount)`.execute(database);
}
