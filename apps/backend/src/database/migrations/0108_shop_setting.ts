import { sql, type Kysely } from 'kysely';

/** Settings that operators change at the desk, and the freight rule by which a checkout was last computed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table shop_setting (
    name text primary key,
    value jsonb not null,
    version integer not null,
    changed_by integer references agent
  )`.execute(database);
  await sql`alter table checkout add column freight_version integer not null default 0`.execute(database);
}
