import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Older sessions count as opened without the second step.
  `alter table agent_session add column passed_second_step boolean not null default false`,
  // A trigger, because these columns are changed only by hand, in the database.
  `create function end_agent_sessions() returns trigger language plpgsql as $$
    begin
      delete from agent_session where agent_id = old.id;
      return null;
    end
  $$`,
  `create trigger agent_credential_changed after update of account, password_hash, operator on agent for each row
    when ((old.account, old.password_hash, old.operator) is distinct from (new.account, new.password_hash, new.operator))
    execute function end_agent_sessions()`,
];

/** Whether a session passed the second step; a new name, password or role of an agent ends the agent's sessions. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
