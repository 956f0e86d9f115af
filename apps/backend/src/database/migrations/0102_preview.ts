import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table preview (
    token_hash text primary key,
    agent_id integer not null references agent,
    draft jsonb,
    at timestamptz,
    expires_at timestamptz not null
  )`,
  `create index preview_expiry on preview (expires_at)`,
  `create index preview_agent on preview (agent_id)`,
];

/** Links by which operators see drafts, or the shop at another time. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
