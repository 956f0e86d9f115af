import { sql } from 'kysely';
import type { Locale } from '@rider/model/locale';
import { buyerOwner, type Place } from '../account/known-places.ts';
import { countCodeUse, codeUseByVisitor, type CodeUse } from '../account/code-use.ts';
import type { Database, Transaction } from '../database/open.ts';
import { queueEmail, type EmailServices, type TextServices } from '../email/outbox.ts';
import { queueCode } from '../email/queue-code.ts';

/** Services of account requests. */
export interface AccountRequestServices extends EmailServices, TextServices {
  database: Database;
  demo: boolean;
}

/** The buyer with an e-mail address (lower case); undefined for demonstration buyers while demonstration is off. */
export async function findByEmail(transaction: Database | Transaction, email: string, demo: boolean) {
  const buyer = await transaction
    .selectFrom('buyer')
    .select(['id', 'account', 'email', 'state', 'demo', 'password_hash'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  return buyer && (demo || !buyer.demo) ? buyer : undefined;
}

/** A use of a code to an e-mail address; only for a new password do known places of the account count. */
export async function codeUseByEmail(
  { database, demo }: Pick<AccountRequestServices, 'database' | 'demo'>,
  { recipient, purpose, place }: { recipient: string; purpose: 'register' | 'reset'; place: Place },
): Promise<CodeUse> {
  const buyer = purpose === 'reset' ? await findByEmail(database, recipient.toLowerCase(), demo) : undefined;
  return codeUseByVisitor(database, place, { recipient, purpose, owner: buyer ? buyerOwner(buyer.id) : null });
}

/**
 * Sends a code where it can be used: for a request, to an address without an account or of a rejected applicant; for a new password, to the
 * owner of an account. The response never discloses which case applies; the email informs an applicant who already has an account.
 * @throws ApiError `code-sent-too-recently`, `too-many-attempts`.
 */
export async function sendCode(
  services: AccountRequestServices,
  request: { recipient: string; purpose: 'register' | 'reset'; place: Place; locale: Locale },
): Promise<void> {
  const { database, demo } = services;
  const { purpose, locale } = request;
  const email = request.recipient.toLowerCase();
  const use = await codeUseByEmail(services, request);
  await countCodeUse(services, 'code', use);
  await database.transaction().execute(async (transaction) => {
    const known = await findByEmail(transaction, email, demo);
    const usable =
      purpose === 'register' ? !known || known.state === 'refused' : known !== undefined && known.state !== 'disabled';
    const to = known?.email ?? request.recipient;
    const subject = { recipient: email, purpose, requester: use.requester, usable };
    await queueCode(services, transaction, subject, { to, email: `${purpose}-code`, locale });
    if (!usable && purpose === 'register')
      await queueEmail(services, transaction, { to, email: 'already-known', locale, facts: {} });
  });
}
