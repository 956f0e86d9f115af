import { sql, type Kysely } from 'kysely';

/** Adds the sandbox payment state `challenged`: the payer's bank requires authentication. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table sandbox_payment drop constraint sandbox_payment_state_check`.execute(database);
  await sql`alter table sandbox_payment add constraint sandbox_payment_state_check
    check (state in ('open', 'challenged', 'paid', 'declined'))`.execute(database);
}
