import type { EmailChangeRequestWire, PhoneChangeRequestWire } from '@rider/api/profile';
import { internationalPhone } from '@rider/model/validation';
import type { Locale } from '@rider/model/locale';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { CODE_MINUTES, checkCode, createCode, formatCode } from '../email/verification-codes.ts';
import { queueEmail, queueTextMessage, type EmailServices, type TextServices } from '../email/outbox.ts';
import { fieldErrors } from '../http/form-errors.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import { countCodeUse, type CodeUse } from './code-use.ts';
import { buyerOwner, type Place } from './known-places.ts';
import { findBuyer, type Buyer } from './buyers.ts';
import { endOtherSessions, type SessionServices } from './sessions.ts';
import { countUse } from './use-count.ts';

/** Services of changing an e-mail address or a phone number. */
export interface ContactServices extends EmailServices, TextServices, Pick<SessionServices, 'announceSessionEnd'> {
  database: Database;
  clock: () => number;
}

/** Text messages cost money, so a buyer gets few for unconfirmed numbers. */
const CODES_BY_TEXT = { limit: 10, window: 86_400_000, refusal: 'too-many-attempts' } as const;

/** A buyer's request for a code to a new address or number; `token` is the requesting session, which stays open. */
export interface ContactCodeRequest {
  buyerId: number;
  token: string;
  place: Place;
  locale: Locale;
}

/** The code belongs to the buyer, not to the client address: another buyer with the same recipient cannot guess at it. */
function codeUseByBuyer(
  { buyerId, place }: ContactCodeRequest,
  subject: Pick<CodeUse, 'recipient' | 'purpose'>,
): CodeUse {
  return { ...subject, client: place.client, requester: buyerOwner(buyerId), knownPlace: null };
}

/** Sends a code to a new e-mail address. @throws ApiError `too-many-attempts`, `code-sent-too-recently`. */
export async function sendEmailChangeCode(
  services: ContactServices,
  requester: ContactCodeRequest,
  email: string,
): Promise<void> {
  const use = codeUseByBuyer(requester, { recipient: email.toLowerCase(), purpose: 'email' });
  await countCodeUse(services, 'code', use);
  await services.database.transaction().execute(async (transaction) => {
    const now = services.clock();
    const code = await createCode(transaction, use, { usable: true, now, requester: use.requester });
    const facts = { code: formatCode(code), minutes: CODE_MINUTES };
    await queueEmail(services, transaction, {
      to: email,
      email: 'email-code',
      locale: requester.locale,
      facts,
      secret: true,
    });
  });
}

/** Sends a code to a phone number. @throws ApiError `too-many-attempts`, `code-sent-too-recently`. */
export async function sendPhoneChangeCode(
  services: ContactServices,
  requester: ContactCodeRequest,
  phone: string,
): Promise<void> {
  const { database, clock } = services;
  const { buyerId, locale } = requester;
  const use = codeUseByBuyer(requester, { recipient: internationalPhone(phone), purpose: 'phone' });
  await countCodeUse(services, 'code', use);
  await countUse(database, { ...CODES_BY_TEXT, subject: `texts of buyer ${buyerId}` }, clock());
  await database.transaction().execute(async (transaction) => {
    const code = await createCode(transaction, use, { usable: true, now: clock(), requester: use.requester });
    const facts = { code: formatCode(code), minutes: CODE_MINUTES };
    await queueTextMessage(services, transaction, {
      to: use.recipient,
      text: 'phone-code',
      locale,
      facts,
      secret: true,
    });
  });
}

/**
 * Sets a new e-mail address by code, ends the buyer's other sessions, and notifies the old address. @throws ApiError `faulty-fields` at
 * `captcha` (`field.no-code`, `field.wrong-code`) or `email` (`field.email-taken`).
 */
export async function changeEmail(
  services: ContactServices,
  requester: ContactCodeRequest,
  { email, code }: { email: string; code: string },
): Promise<void> {
  const { buyerId, locale } = requester;
  const use = codeUseByBuyer(requester, { recipient: email.toLowerCase(), purpose: 'email' });
  await countCodeUse(services, 'form', use);
  const buyer = await findBuyer(services.database, buyerId);
  const outcome = await services.database.transaction().execute(async (transaction) => {
    const result = await checkCode(transaction, use, { ...use, code, now: services.clock() });
    if (result !== 'right') return result;
    if (await emailBelongsToAnother(transaction, email, buyerId)) return 'taken';
    await transaction.updateTable('buyer').set({ email }).where('id', '=', buyerId).execute();
    if (email.toLowerCase() !== buyer.email.toLowerCase())
      await queueEmail(services, transaction, {
        to: buyer.email,
        email: 'email-changed',
        locale: buyer.locale ?? locale,
        facts: { account: buyer.account, email },
      });
    await notifyBuyer(transaction, buyerId, 'email-changed', { email }, services.clock());
    return { ended: await endOtherSessions(transaction, requester) };
  });
  if (outcome === 'taken') throw fieldErrors<EmailChangeRequestWire>({ email: 'backend.field.email-taken' }, locale);
  if (typeof outcome === 'string') throw fieldErrors<EmailChangeRequestWire>({ captcha: CODE_FAULTS[outcome] }, locale);
  outcome.ended.forEach(services.announceSessionEnd);
}

/**
 * Sets a new phone number by code, which allows sign-in by it, ends the buyer's other sessions, and notifies the old number.
 * @throws ApiError `faulty-fields` at `captcha` (`field.no-code`, `field.wrong-code`) or `phone` (`field.phone-taken`).
 */
export async function changePhone(
  services: ContactServices,
  requester: ContactCodeRequest,
  { phone, code }: { phone: string; code: string },
): Promise<void> {
  const { buyerId, locale } = requester;
  const use = codeUseByBuyer(requester, { recipient: internationalPhone(phone), purpose: 'phone' });
  await countCodeUse(services, 'form', use);
  const buyer = await findBuyer(services.database, buyerId);
  const outcome = await services.database.transaction().execute(async (transaction) => {
    const result = await checkCode(transaction, use, { ...use, code, now: services.clock() });
    if (result !== 'right') return result;
    const other = await transaction
      .selectFrom('buyer')
      .select('id')
      .where('confirmed_phone', '=', use.recipient)
      .where('id', '<>', buyerId)
      .executeTakeFirst();
    if (other !== undefined) return 'taken';
    const changed = { phone, confirmed_phone: use.recipient };
    await transaction.updateTable('buyer').set(changed).where('id', '=', buyerId).execute();
    await notifyPreviousNumber(services, transaction, { buyer, next: use.recipient, locale });
    return { ended: await endOtherSessions(transaction, requester) };
  });
  if (outcome === 'taken') throw fieldErrors<PhoneChangeRequestWire>({ phone: 'backend.field.phone-taken' }, locale);
  if (typeof outcome === 'string') throw fieldErrors<PhoneChangeRequestWire>({ captcha: CODE_FAULTS[outcome] }, locale);
  outcome.ended.forEach(services.announceSessionEnd);
}

const CODE_FAULTS = { none: 'backend.field.no-code', wrong: 'backend.field.wrong-code' } as const;

/** Only a confirmed number is certain to be the buyer's; for any other we notify by email. */
async function notifyPreviousNumber(
  services: ContactServices,
  transaction: Transaction,
  { buyer, next, locale }: { buyer: Buyer; next: string; locale: Locale },
): Promise<void> {
  const old = buyer.confirmed_phone;
  if (old === next) return;
  const message = { locale: buyer.locale ?? locale, facts: { account: buyer.account } };
  if (old !== null) await queueTextMessage(services, transaction, { to: old, text: 'phone-changed', ...message });
  else if (internationalPhone(buyer.phone) !== next)
    await queueEmail(services, transaction, { to: buyer.email, email: 'phone-changed', ...message });
}

async function emailBelongsToAnother(transaction: Transaction, email: string, buyerId: number): Promise<boolean> {
  const other = await transaction
    .selectFrom('buyer')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('id', '<>', buyerId)
    .executeTakeFirst();
  return other !== undefined;
}
