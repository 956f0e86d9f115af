import { sql, type Kysely } from 'kysely';

/** Disputed payments at the sandbox. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table sandbox_payment add column dispute text
    check (dispute in ('needs_response', 'won', 'lost'))`.execute(database);
}
