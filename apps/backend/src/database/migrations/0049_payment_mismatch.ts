import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table payment_attempt add column received integer check (received > 0)`,
  `alter table payment_attempt drop constraint payment_attempt_check`,
  `alter table payment_attempt add constraint payment_attempt_refunded_check
    check (refunded between 0 and coalesce(received, amount))`,
  `create index payment_attempt_mismatched on payment_attempt (id) where state = 'mismatched'`,
];

/** What a payer paid where that is another amount than the payment was opened for, in cents: all of it can be sent back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
