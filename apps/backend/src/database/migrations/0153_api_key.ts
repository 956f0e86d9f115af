import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table api_key (
    id integer generated always as identity primary key,
    company_id integer not null references buyer_company,
    buyer_id integer not null references buyer,
    name text not null,
    scopes jsonb not null,
    secret_hash text not null unique,
    secret_end text not null,
    previous_hash text unique,
    previous_until timestamptz,
    created_at timestamptz not null,
    ends_at timestamptz,
    last_used_at timestamptz,
    check ((previous_hash is null) = (previous_until is null))
  )`,
  `create index api_key_company on api_key (company_id)`,
  `create table api_key_use (
    id bigint generated always as identity primary key,
    key_id integer not null references api_key on delete cascade,
    at timestamptz not null,
    call text not null,
    status integer not null,
    code integer not null,
    place text not null
  )`,
  `create index api_key_use_key on api_key_use (key_id, id)`,
  `create index api_key_use_at on api_key_use (at)`,
];

/** API keys of companies, and the log of their use. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
