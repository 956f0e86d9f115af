import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table payment_attempt add column received integer check (received > 0)`,
  `alter table payment_attempt drop constraint payment_attempt_check`,
  `alter table payment_attempt add constraint payment_attempt_refunded_check
    check (refunded between 0 and coalesce(received, amount))`,
  `create index payment_attempt_mismatched on payment_attempt (id) where state = 'mismatched'`,
];

/** The paid amount where it differs from the amount of the payment, in cents: all of it can be refunded. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
