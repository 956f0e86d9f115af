import { sql, type Kysely } from 'kysely';

/** Whether the members of a company may pay on account; its owners always may. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table buyer_company add column members_on_account boolean not null default true`.execute(database);
}
