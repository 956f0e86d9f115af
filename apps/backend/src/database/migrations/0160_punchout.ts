import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table punchout_connection (
    company_id integer primary key references buyer_company on delete cascade,
    identity text not null unique,
    secret_hash text not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  `create table punchout_person (
    company_id integer not null references buyer_company on delete cascade,
    person text not null,
    buyer_id integer not null unique references buyer,
    primary key (company_id, person)
  )`,
  `create table punchout_visit (
    token_hash text primary key,
    company_id integer not null references punchout_connection on delete cascade,
    buyer_id integer not null references buyer,
    protocol text not null,
    return_url text not null,
    returned jsonb not null,
    created_at timestamptz not null,
    session_hash text unique,
    started_at timestamptz
  )`,
  `create index punchout_visit_of_company on punchout_visit (company_id)`,
  `create index punchout_visit_age on punchout_visit (created_at)`,
];

/** The purchasing systems of companies, their people and visits. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
