import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table price_list (
    id integer generated always as identity primary key,
    name text not null,
    first_day text not null,
    last_day text,
    starts_at timestamptz not null,
    ends_at timestamptz,
    version integer not null default 1,
    changed_by integer references agent
  )`,
  `create table price_list_price (
    price_list_id integer not null references price_list on delete cascade,
    sku_id integer not null references sku on delete cascade,
    price integer,
    tiers jsonb not null,
    primary key (sku_id, price_list_id)
  )`,
  `create index price_list_price_list on price_list_price (price_list_id)`,
  `create table price_list_buyer (
    buyer_id integer not null references buyer on delete cascade,
    price_list_id integer not null references price_list on delete cascade,
    primary key (buyer_id, price_list_id)
  )`,
  `create index price_list_buyer_list on price_list_buyer (price_list_id)`,
];

/** Price lists: the contract prices of some buyers, for some time. Without a price, a variant has quantity breaks alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
