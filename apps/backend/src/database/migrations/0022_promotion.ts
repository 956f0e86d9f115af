import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table sale_slot (
    id integer primary key,
    starts text not null,
    hours integer not null check (hours between 1 and 24)
  )`,
  // `remaining` is the part of the quota that no order reserves. Its check constraint prevents overselling even if the code is wrong.
  `create table promotion (
    id integer primary key generated always as identity,
    kind text not null check (kind in ('seckill', 'presell', 'group')),
    number integer not null,
    product_id integer not null references product,
    sku_id integer not null references sku,
    title jsonb not null,
    info jsonb not null,
    image text not null,
    price integer not null check (price > 0),
    quota integer not null check (quota >= 0),
    remaining integer not null check (remaining >= 0 and remaining <= quota),
    per_buyer integer check (per_buyer > 0),
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    slot_id integer references sale_slot,
    people integer check (people >= 2),
    effective_hours integer check (effective_hours > 0),
    ship_after_days integer,
    unique (kind, number)
  )`,
  `create index promotion_sku on promotion (sku_id, ends_at)`,
  `create table buyer_group (
    id integer primary key generated always as identity,
    promotion_id integer not null references promotion,
    people integer not null,
    state text not null default 'open' check (state in ('open', 'complete', 'failed')),
    opened_at timestamptz not null,
    ends_at timestamptz not null
  )`,
  `create index buyer_group_open on buyer_group (ends_at) where state = 'open'`,
  `create index buyer_group_promotion on buyer_group (promotion_id)`,
  // An order reserves a place in a group when it is placed; `paid_at` is set when it is paid.
  `create table group_member (
    group_id integer not null references buyer_group,
    buyer_id integer not null references buyer,
    order_id integer not null unique references customer_order,
    joined_at timestamptz not null,
    paid_at timestamptz,
    primary key (group_id, buyer_id)
  )`,
  `alter table cart_line add column promotion_id integer references promotion`,
  `alter table cart_line add column group_id integer references buyer_group`,
  `alter table order_line add column promotion_id integer references promotion`,
  `alter table order_line add column ships_at timestamptz`,
  `create index order_line_promotion on order_line (promotion_id) where promotion_id is not null`,
];

/** Flash sales, presales and group buys, and their reservations by carts and orders. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
