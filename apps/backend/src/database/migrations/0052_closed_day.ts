import { sql, type Kysely } from 'kysely';

/** Days on which the shop is closed. A day is text, because drivers parse dates as instants of their own time zone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table closed_day (
    day text primary key check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    name text not null
  )`.execute(database);
}
