import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table upload (
    name text primary key,
    type text not null,
    bytes bytea not null,
    owner_role text not null check (owner_role in ('buyer', 'agent')),
    owner_id integer not null,
    uploaded_at timestamptz not null
  )`,
  `create index upload_owner on upload (owner_role, owner_id, uploaded_at)`,
];

/** Uploaded pictures. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
