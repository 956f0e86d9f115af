import { internationalPhone } from '@rider/model/validation';
import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import type { EmailServices, TextServices } from '../email/outbox.ts';
import { queueCode } from '../email/queue-code.ts';
import { checkCode, codeError } from '../email/verification-codes.ts';
import { countCodeUse, codeUseByVisitor, type CodeUse } from './code-use.ts';
import { buyerOwner, type Place } from './known-places.ts';
import { openSession, type AccountServices, type Buyer, type OpenedSession } from './buyers.ts';
import { mayBeSignedIn } from './sessions.ts';

/** Services of sign-in by a code to the phone. */
export type MobileSignInServices = AccountServices & EmailServices & TextServices;

async function findByPhone(database: Database, recipient: string): Promise<Buyer | undefined> {
  return database.selectFrom('buyer').selectAll().where('confirmed_phone', '=', recipient).executeTakeFirst();
}

async function codeUseByPhone(database: Database, recipient: string, place: Place): Promise<CodeUse> {
  const buyer = await findByPhone(database, recipient);
  return codeUseByVisitor(database, place, {
    recipient,
    purpose: 'sign-in',
    owner: buyer ? buyerOwner(buyer.id) : null,
  });
}

/**
 * Sends a sign-in code to a confirmed number. Sends nothing to any other; the response does not disclose whether a code was sent.
 * @throws ApiError `too-many-attempts`, `code-sent-too-recently`.
 */
export async function sendSignInCode(
  services: MobileSignInServices,
  { phone, place, locale }: { phone: string; place: Place; locale: Locale },
): Promise<void> {
  const { database, demo } = services;
  const use = await codeUseByPhone(database, internationalPhone(phone), place);
  await countCodeUse(services, 'code', use);
  await database.transaction().execute(async (transaction) => {
    const buyer = await findByPhone(transaction, use.recipient);
    const usable = buyer !== undefined && mayBeSignedIn(buyer, demo);
    const message = { to: use.recipient, text: 'sign-in-code', locale } as const;
    await queueCode(services, transaction, { ...use, usable }, message);
  });
}

/**
 * Signs in by a code sent to the account's confirmed number. Unlike CRMEB it opens no accounts: buyers request those. @throws ApiError
 * `faulty-fields` at `captcha` (`field.no-code`, `field.wrong-code`), the same for a number without an account.
 */
export async function signInByPhone(
  services: MobileSignInServices,
  { phone, code, place, locale }: { phone: string; code: string; place: Place; locale: Locale },
): Promise<OpenedSession> {
  const { database, clock, demo } = services;
  const use = await codeUseByPhone(database, internationalPhone(phone), place);
  await countCodeUse(services, 'form', use);
  const result = await database
    .transaction()
    .execute((transaction) => checkCode(transaction, use, { ...use, code, now: clock() }));
  const buyer = result === 'right' ? await findByPhone(database, use.recipient) : undefined;
  // The number may belong to another account, or the account may be disabled, since the code was sent.
  if (buyer === undefined || !mayBeSignedIn(buyer, demo))
    throw codeError(result === 'wrong' ? 'wrong' : 'none', locale);
  return openSession(services, buyer, { ...place, locale });
}
