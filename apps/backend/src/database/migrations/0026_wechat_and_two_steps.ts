import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table wechat_person (
    identity text primary key,
    buyer_id integer not null references buyer,
    nickname text not null,
    linked_at timestamptz not null
  )`,
  `create index wechat_person_buyer on wechat_person (buyer_id)`,
  `create table wechat_link (
    key_hash text primary key,
    identity text not null,
    nickname text not null,
    expires_at timestamptz not null
  )`,
  `create index wechat_link_expiry on wechat_link (expires_at)`,
  // Without `confirmed_at` the secret is still being set up and not required. `last_step` prevents a second use of a code.
  `create table agent_second_step (
    agent_id integer primary key references agent,
    secret text not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0
  )`,
  `create table agent_recovery_code (
    agent_id integer not null references agent,
    code_hash text not null,
    primary key (agent_id, code_hash)
  )`,
];

/** WeChat users with their accounts, and the second step of agents' sign-in. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
