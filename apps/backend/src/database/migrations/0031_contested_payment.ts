import { sql, type Kysely } from 'kysely';

/** Payments that the payer's bank contests at the sandbox, and what a provider said when it did not send money back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table sandbox_payment add column dispute text
    check (dispute in ('needs_response', 'won', 'lost'))`.execute(database);
  await sql`alter table provider_refund add column answer text not null default ''`.execute(database);
}
