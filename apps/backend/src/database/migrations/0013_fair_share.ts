import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table login_attempt add column held_until timestamptz not null default 'epoch'`,
  `create table known_place (
    owner text not null,
    kind text not null check (kind in ('device', 'client')),
    place text not null,
    seen_at timestamptz not null,
    primary key (owner, kind, place)
  )`,
  `create index known_place_device on known_place (place) where kind = 'device'`,
  `create index known_place_time on known_place (seen_at)`,
  `create table sandbox_card_key (
    holder text primary key,
    key text not null unique,
    expires_at timestamptz not null
  )`,
  `create index recharge_open_of_buyer on recharge (buyer_id, id) where state = 'open'`,
  `create index customer_order_unpaid_of_buyer on customer_order (buyer_id) where state = 'pending-payment'`,
];

/** Delays after wrong passwords, known places of accounts, and limits per buyer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
