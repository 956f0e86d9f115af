import { REMINDER_DAYS } from '@rider/model/invoice';
import { screens } from '@rider/model/screens';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { queueEmail, type EmailServices } from '../email/outbox.ts';
import { formatDay } from '../messages/format-values.ts';
import { emailLink, emailReader } from '../account/email-reader.ts';
import { IS_OPEN, OWED } from './credit-terms.ts';

const DAY = 86_400_000;
/** Maximum number of reminders per housekeeping run. */
const MOST_AT_ONCE = 50;

/** Services of invoice reminders. */
export interface ReminderServices extends EmailServices {
  database: Database;
}

/** The invoices whose next reminder is due, locked; skips those locked by another process. */
function lockDue(transaction: Transaction, now: number) {
  const due = REMINDER_DAYS.map((days, sent) => sql`(reminders = ${sent} and due_at < ${new Date(now - days * DAY)})`);
  return transaction
    .selectFrom('invoice')
    .select(['id', 'number', 'buyer_id', 'due_at', OWED.as('owed')])
    .where(IS_OPEN)
    .where(sql<boolean>`(${sql.join(due, sql` or `)})`)
    .orderBy('due_at')
    .limit(MOST_AT_ONCE)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

/** Sends reminders of overdue invoices by e-mail: each step once, and only the latest if several are due. Payment ends them. */
export async function remindOfInvoices(services: ReminderServices): Promise<void> {
  const now = services.clock();
  await services.database.transaction().execute(async (transaction) => {
    for (const { id, number, buyer_id: buyerId, due_at: dueAt, owed } of await lockDue(transaction, now)) {
      const days = Math.floor((now - dueAt.getTime()) / DAY);
      const step = REMINDER_DAYS.filter((each) => each <= days).length;
      const { email, name, locale } = await emailReader(transaction, buyerId);
      await queueEmail(services, transaction, {
        to: email,
        email: step < REMINDER_DAYS.length ? 'invoice-overdue' : 'invoice-long-overdue',
        locale,
        facts: {
          name,
          number,
          owed,
          days,
          due: formatDay(dueAt, locale),
          address: emailLink(services, locale, screens.invoice(number)),
        },
      });
      await transaction.updateTable('invoice').set({ reminders: step }).where('id', '=', id).execute();
    }
  });
}
