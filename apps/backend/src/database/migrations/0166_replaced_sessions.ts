import { sql, type Kysely } from 'kysely';

/** Whether another token replaced the one of a session, because a credential was changed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['session', 'agent_session'])
    await sql`alter table ${sql.table(table)} add column replaced boolean not null default false`.execute(database);
}
