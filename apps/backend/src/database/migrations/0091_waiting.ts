import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create index buyer_state on buyer (state)`,
  `create index feedback_unanswered on feedback (is_suspected, sent_at desc, id desc) where answer is null`,
];

/** Indexes of what the desk's overview counts each minute. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
