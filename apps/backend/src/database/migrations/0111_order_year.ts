import { sql, type Kysely } from 'kysely';

/** The counter of the first order of each year, for order numbers whose counter restarts each year. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table order_year (year text primary key, first bigint not null)`.execute(database);
}
