import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create index credit_card_buyer on credit_card (buyer_id)`,
  `create index payment_buyer on payment (buyer_id)`,
  `create index agent_session_expiry on agent_session (expires_at)`,
  `create index login_attempt_end on login_attempt (window_ends_at)`,
  `create index email_code_expiry on email_code (expires_at)`,
  `create index cart_line_buy_now on cart_line (added_at) where buy_now`,
  `create index sandbox_card_age on sandbox_card (made_at)`,
  `create index sandbox_card_key_expiry on sandbox_card_key (expires_at)`,
];

/** Indexes for a buyer's cards and payments and for purges. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
