import { CERTIFICATE_REMINDER_DAYS } from '@rider/model/tax';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { queueEmail, type EmailServices } from '../email/outbox.ts';
import { certificateEmail } from './certificate-email.ts';

const DAY = 86_400_000;
/** Maximum number of reminders per round of housekeeping. */
const MOST_AT_ONCE = 50;

/** Sends one e-mail per approved certificate that expires soon, unless a later one is valid in the same state. */
export async function remindOfCertificates(services: EmailServices & { database: Database }): Promise<void> {
  const now = services.clock();
  await services.database.transaction().execute(async (transaction) => {
    const ending = await transaction
      .selectFrom('tax_certificate as ending')
      .select(['id', 'buyer_id', 'number', 'state', 'expires_at'])
      .where('decision', '=', 'approved')
      .where('reminded_at', 'is', null)
      .where('expires_at', '>', new Date(now))
      .where('expires_at', '<=', new Date(now + CERTIFICATE_REMINDER_DAYS * DAY))
      .where(
        sql<boolean>`not exists (select from tax_certificate as later where later.buyer_id = ending.buyer_id
          and later.state = ending.state and later.decision = 'approved' and later.expires_at > ending.expires_at)`,
      )
      .orderBy('expires_at')
      .limit(MOST_AT_ONCE)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const certificate of ending) {
      const { to, locale, facts } = await certificateEmail(services, transaction, certificate);
      await queueEmail(services, transaction, { to, email: 'tax-certificate-ending', locale, facts });
      await transaction
        .updateTable('tax_certificate')
        .set({ reminded_at: new Date(now) })
        .where('id', '=', certificate.id)
        .execute();
    }
  });
}
