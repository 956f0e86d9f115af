import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table email_message drop constraint email_message_state_check`,
  `update email_message set state = 'unsent' where state = 'kept'`,
  `alter table email_message add constraint email_message_state_check
    check (state in ('unsent', 'waiting', 'sent', 'failed'))`,
  `alter table card_setup drop constraint card_setup_outcome_check`,
  `update card_setup set outcome = 'saved' where outcome = 'kept'`,
  `alter table card_setup add constraint card_setup_outcome_check
    check (outcome in ('saved', 'card-exists', 'too-many-cards', 'cancelled'))`,
];

/** Messages that are not sent for want of a server are `unsent`, and the outcome of a stored card is `saved`. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
