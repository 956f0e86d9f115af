import { internationalPhone } from '@rider/model/validation';
import type { Locale } from '@rider/model/locale';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { queueCode } from '../email/queue-code.ts';
import { isReachable } from '../email/reachable.ts';
import { checkCode, codeError } from '../email/verification-codes.ts';
import { queueEmail, queueTextMessage, type EmailServices, type TextServices } from '../email/outbox.ts';
import { ApiError } from '../http/api-error.ts';
import { fieldErrors } from '../http/form-errors.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import { countCodeUse } from './code-use.ts';
import { buyerOwner, type Place } from './known-places.ts';
import { findBuyer, type Buyer } from './buyers.ts';
import { announceRenewal, renewSession, type RenewalServices } from './sessions.ts';
import { countUse } from './use-count.ts';

/** Services of changing an e-mail address or a phone number. */
export interface ContactServices extends EmailServices, TextServices, RenewalServices {
  database: Database;
  clock: () => number;
}

/** Text messages cost money, so a buyer gets few for unconfirmed numbers. */
const CODES_BY_TEXT = { limit: 10, window: 86_400_000, error: 'too-many-attempts' } as const;

/** A buyer's request for a code to a new address or number; `token` is the requesting session, which continues with another token. */
export interface ContactCodeRequest {
  buyerId: number;
  token: string;
  place: Place;
  locale: Locale;
}

/** A new e-mail address or phone number. */
export interface NewContact {
  kind: 'email' | 'phone';
  value: string;
}

/** The code belongs to the buyer, not to the client address: another buyer with the same recipient cannot guess at it. */
function codeUseByBuyer({ buyerId, place }: ContactCodeRequest, { kind, value }: NewContact) {
  const recipient = kind === 'email' ? value.toLowerCase() : internationalPhone(value);
  return { recipient, purpose: kind, client: place.client, requester: buyerOwner(buyerId), knownPlace: null };
}

/**
 * Sends a code to a new e-mail address or phone number. @throws ApiError `too-many-attempts`, `code-sent-too-recently`,
 * `account-of-purchasing-system`.
 */
export async function sendContactCode(
  services: ContactServices,
  requester: ContactCodeRequest,
  contact: NewContact,
): Promise<void> {
  const { database, clock } = services;
  const { buyerId, locale } = requester;
  // A contact would allow a new password, and so a sign-in after the system is disconnected.
  if (!isReachable((await findBuyer(database, buyerId)).email))
    throw new ApiError('account-of-purchasing-system', { status: 400 });
  const use = { ...codeUseByBuyer(requester, contact), usable: true };
  await countCodeUse(services, 'code', use);
  if (contact.kind === 'phone')
    await countUse(database, { ...CODES_BY_TEXT, subject: `texts of buyer ${buyerId}` }, clock());
  const message =
    contact.kind === 'email'
      ? { to: contact.value, email: 'email-code' as const }
      : { to: use.recipient, text: 'phone-code' as const };
  await database.transaction().execute((transaction) => queueCode(services, transaction, use, { ...message, locale }));
}

/**
 * Sets a new e-mail address or phone number by code, ends the buyer's other sessions, and notifies the previous address or number. A phone
 * number then allows sign-in. Returns the new token of the requesting session. @throws ApiError `faulty-fields` at `captcha` (`field.no-code`, `field.wrong-code`), `email`
 * (`field.email-taken`) or `phone` (`field.phone-taken`).
 */
export async function changeContact(
  services: ContactServices,
  requester: ContactCodeRequest,
  { code, ...contact }: NewContact & { code: string },
): Promise<string> {
  const { database, clock } = services;
  const { buyerId, locale } = requester;
  const { kind, value } = contact;
  const use = codeUseByBuyer(requester, contact);
  await countCodeUse(services, 'form', use);
  const buyer = await findBuyer(database, buyerId);
  const outcome = await database.transaction().execute(async (transaction) => {
    const result = await checkCode(transaction, use, { ...use, code, now: clock() });
    if (result !== 'right') return result;
    const other = await transaction
      .selectFrom('buyer')
      .select('id')
      .where(kind === 'email' ? sql`lower(email)` : 'confirmed_phone', '=', use.recipient)
      .where('id', '<>', buyerId)
      .executeTakeFirst();
    if (other !== undefined) return 'taken';
    const changed = kind === 'email' ? { email: value } : { phone: value, confirmed_phone: use.recipient };
    await transaction.updateTable('buyer').set(changed).where('id', '=', buyerId).execute();
    if (kind === 'email') await notifyPreviousEmail(services, transaction, { buyer, next: value, locale });
    else await notifyPreviousNumber(services, transaction, { buyer, next: use.recipient, locale });
    return renewSession(transaction, requester, clock());
  });
  if (outcome === 'taken') throw fieldErrors({ [kind]: `backend.field.${kind}-taken` }, locale);
  if (typeof outcome === 'string') throw codeError(outcome, locale);
  announceRenewal(services, outcome);
  return outcome.token;
}

/** A change of contact data: the buyer before it, and the new value. */
interface ContactChange {
  buyer: Buyer;
  next: string;
  locale: Locale;
}

async function notifyPreviousEmail(
  services: ContactServices,
  transaction: Transaction,
  { buyer, next: email, locale }: ContactChange,
): Promise<void> {
  const { account } = buyer;
  const message = { to: buyer.email, email: 'email-changed', locale: buyer.locale ?? locale } as const;
  if (email.toLowerCase() !== buyer.email.toLowerCase())
    await queueEmail(services, transaction, { ...message, facts: { account, email } });
  await notifyBuyer(transaction, buyer.id, 'email-changed', { email }, services.clock());
}

/** Only a confirmed number is certain to be the buyer's; for any other we notify by email. */
async function notifyPreviousNumber(
  services: ContactServices,
  transaction: Transaction,
  { buyer, next, locale }: ContactChange,
): Promise<void> {
  const old = buyer.confirmed_phone;
  if (old === next) return;
  const message = { locale: buyer.locale ?? locale, facts: { account: buyer.account } };
  if (old !== null) await queueTextMessage(services, transaction, { to: old, text: 'phone-changed', ...message });
  else if (internationalPhone(buyer.phone) !== next)
    await queueEmail(services, transaction, { to: buyer.email, email: 'phone-changed', ...message });
}
