import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table promotion_reminder (
    promotion_id integer not null references promotion,
    buyer_id integer not null references buyer,
    due_at timestamptz not null,
    primary key (promotion_id, buyer_id)
  )`,
  `create index promotion_reminder_due on promotion_reminder (due_at)`,
  `create index promotion_reminder_buyer on promotion_reminder (buyer_id)`,
];

/** Buyers who get a reminder when a promotion starts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
