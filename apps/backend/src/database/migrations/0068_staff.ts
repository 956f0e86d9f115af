import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Above the ids of the demonstration's agents, which the catalogue gives.
  `create sequence agent_id as integer start with 1000100000 owned by agent.id`,
  `alter table agent alter column id set default nextval('agent_id')`,
  `alter table agent add column staff_role text not null default 'support'
    check (staff_role in ('owner', 'manager', 'support', 'warehouse', 'accounts'))`,
  `drop trigger agent_credential_changed on agent`,
  `update agent set staff_role = 'owner' where operator`,
  `alter table agent drop column operator`,
  `create trigger agent_credential_changed after update of account, password_hash, staff_role on agent for each row
    when ((old.account, old.password_hash, old.staff_role) is distinct from (new.account, new.password_hash, new.staff_role))
    execute function end_agent_sessions()`,
  `create table agent_invitation (
    agent_id integer primary key references agent,
    token_hash text not null unique,
    expires_at timestamptz not null
  )`,
];

/** Roles of those who work for the shop, and invitations to the desk. Operators become owners, other agents support. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
