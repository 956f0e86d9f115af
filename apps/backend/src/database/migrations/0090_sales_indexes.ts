import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create index customer_order_paid on customer_order (paid_at) where paid_at is not null`,
  `create index refund_refunded on refund (refunded_at) where refunded_at is not null`,
  `create index email_message_failed on email_message (created_at) where state = 'failed'`,
];

/** Indexes for the desk's overview: sales and refunds of a period, and failed e-mails. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
