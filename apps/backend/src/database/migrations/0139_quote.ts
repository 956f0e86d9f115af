import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table quote (
    id integer generated always as identity primary key,
    number text generated always as ('Q-'::text || (1000 + id)::text) stored unique,
    buyer_id integer not null references buyer,
    key text not null,
    state text not null,
    version integer not null default 1,
    offer integer not null default 0,
    valid_until timestamptz,
    requested_at timestamptz not null,
    changed_at timestamptz not null,
    changed_by integer references agent,
    unique (buyer_id, key)
  )`,
  `create index quote_of_buyer on quote (buyer_id, id desc)`,
  `create index quote_of_state on quote (state, id desc)`,
  `create index quote_offered on quote (valid_until) where state = 'offered'`,
  `create table quote_line (
    id integer generated always as identity primary key,
    quote_id integer not null references quote on delete cascade,
    place integer not null,
    product_id integer not null,
    sku_id integer not null,
    code text not null,
    name jsonb not null,
    variant jsonb not null,
    unit jsonb not null,
    image text not null,
    quantity integer not null check (quantity > 0),
    list_price integer not null,
    unique (quote_id, sku_id)
  )`,
  `create table quote_version (
    quote_id integer not null references quote on delete cascade,
    number integer not null,
    total integer not null,
    valid_until timestamptz not null,
    note text not null,
    offered_at timestamptz not null,
    offered_by integer not null references agent,
    primary key (quote_id, number)
  )`,
  `create table quote_version_line (
    quote_id integer not null,
    number integer not null,
    line_id integer not null references quote_line on delete cascade,
    quantity integer not null check (quantity > 0),
    unit_price integer not null check (unit_price > 0),
    ships_by text not null,
    primary key (quote_id, number, line_id),
    foreign key (quote_id, number) references quote_version on delete cascade
  )`,
  `create index quote_version_line_of_line on quote_version_line (line_id)`,
  `create table quote_comment (
    id integer generated always as identity primary key,
    quote_id integer not null references quote on delete cascade,
    agent_id integer references agent,
    text text not null,
    sent_at timestamptz not null
  )`,
  `create index quote_comment_of_quote on quote_comment (quote_id, id)`,
  `alter table cart_line add column quote_id integer references quote on delete set null`,
  `create index cart_line_quote on cart_line (quote_id) where quote_id is not null`,
  `alter table customer_order add column quote_id integer references quote`,
  `create index customer_order_of_quote on customer_order (quote_id, id) where quote_id is not null`,
  // One order at a time: that of an order which was never paid becomes free again.
  `create unique index customer_order_quote on customer_order (quote_id)
    where quote_id is not null and state not in ('cancelled', 'expired')`,
];

/** Quotes: requested variants, the shop's versions with their prices, comments, and the order that one becomes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
