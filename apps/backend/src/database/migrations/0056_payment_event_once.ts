import { sql, type Kysely } from 'kysely';

/** A webhook that could not be read may be sent again and then move its payment: one row for each of its events. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table payment_event drop constraint payment_event_provider_event_key').execute(database);
  await sql.raw('create unique index payment_event_once on payment_event (provider_event, event)').execute(database);
}
