import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Existing cards are tokens of the demonstration's own element, which no provider can charge.
  `delete from credit_card`,
  `delete from sandbox_card`,
  `drop table sandbox_card_key`,
  `alter table credit_card add column account text not null`,
  `drop index credit_card_one_default`,
  `create unique index credit_card_one_default on credit_card (buyer_id, account) where is_default`,
  `create table card_holder (
    buyer_id integer not null references buyer,
    account text not null,
    holder text not null,
    primary key (buyer_id, account)
  )`,
  `create table card_setup (
    token text primary key,
    buyer_id integer not null references buyer,
    account text not null,
    outcome text check (outcome in ('kept', 'card-exists', 'too-many-cards', 'cancelled')),
    card_id integer references credit_card on delete set null,
    begun_at timestamptz not null
  )`,
  `create index card_setup_buyer on card_setup (buyer_id, begun_at)`,
  `create index card_setup_card on card_setup (card_id)`,
  `create index card_setup_age on card_setup (begun_at)`,
  `alter table sandbox_card
    add column customer text,
    add column cardholder text not null,
    add column conduct text not null`,
  `create table sandbox_setup (
    token text primary key,
    customer text not null,
    state text not null check (state in ('open', 'challenged', 'saved')),
    card text,
    made_at timestamptz not null
  )`,
  `create index sandbox_setup_age on sandbox_setup (made_at)`,
  `alter table sandbox_payment add column customer text`,
];

/** Cards in the vault of the card provider: its ids of buyers, setups, and the data of its sandbox. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
