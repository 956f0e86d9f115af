import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table provider_refund add column note text not null default ''`,
  `create index provider_refund_failed on provider_refund (attempt_id) where state = 'failed'`,
  `create index payment_attempt_created on payment_attempt (created_at)`,
  `alter table sandbox_payment add column method text`,
  `create index sandbox_payment_listed on sandbox_payment (method, token)`,
];

/**
 * The operator's note on a failed refund that was settled by hand, indexes for failed refunds and for the payments of a day, and the
 * provider that the sandbox simulated.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
