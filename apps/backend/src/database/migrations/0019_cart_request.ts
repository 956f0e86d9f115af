import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table cart_request (
    buyer_id integer not null references buyer,
    key text not null,
    line_id integer not null default 0,
    asked_at timestamptz not null,
    primary key (buyer_id, key)
  )`,
  `create index cart_request_time on cart_request (asked_at)`,
];

/** Idempotency keys of additions to the cart. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
