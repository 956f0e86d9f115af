import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table price_history (
    sku_id integer not null references sku on delete cascade,
    price integer not null,
    since timestamptz not null,
    until timestamptz,
    primary key (sku_id, since)
  )`,
  // Older prices are unknown, so the history starts with the current ones.
  `insert into price_history (sku_id, price, since) select id, price, now() from sku`,
  // A trigger writes the history, because prices are also changed by hand. It reads the clock after the row is locked, so that the times of
  // two transactions have the order of their prices.
  `create function keep_price_history() returns trigger language plpgsql as $$
    declare changed timestamptz := clock_timestamp();
    begin
      update price_history set until = changed where sku_id = new.id and until is null;
      insert into price_history (sku_id, price, since) values (new.id, new.price, changed);
      return null;
    end
  $$`,
  `create trigger price_changed after update of price on sku for each row
    when (old.price is distinct from new.price) execute function keep_price_history()`,
];

/** The prices of variants with their periods. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
