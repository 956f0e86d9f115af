import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table approval_request (
    id integer generated always as identity primary key,
    company_id integer not null references buyer_company,
    requester_id integer not null references buyer,
    checkout_key text not null unique,
    request jsonb not null,
    contents jsonb not null,
    total integer not null,
    reasons jsonb not null,
    state text not null default 'open' check (state in ('open', 'approved', 'rejected', 'withdrawn', 'returned')),
    reason text not null default '',
    created_at timestamptz not null,
    decided_at timestamptz,
    decided_by integer references buyer,
    order_id integer unique references customer_order,
    check ((state = 'approved') = (order_id is not null))
  )`,
  `create index approval_request_company on approval_request (company_id, id)`,
  `create index approval_request_requester on approval_request (requester_id, id)`,
];

/** Orders above a member's limits, which wait for approval. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
