import type { Locale } from '@rider/model/locale';
import type { CodeUse } from '../account/code-use.ts';
import { buyerOwner, rememberPlaces, type Place } from '../account/known-places.ts';
import { hashPassword } from '../account/password.ts';
import { endOtherSessions, type SessionServices } from '../account/sessions.ts';
import { checkCode, codeError } from '../email/verification-codes.ts';
import { queueEmail } from '../email/outbox.ts';
import { findByEmail, type AccountRequestServices } from './send-code.ts';

/**
 * Sets a new password by an e-mailed code and ends all sessions of the account. Reading the e-mail proves ownership, so the device
 * becomes a known one; returns its token. @throws ApiError `faulty-fields` at `captcha`: `field.no-code` when no code is pending,
 * `field.wrong-code`.
 */
export async function resetPassword(
  services: AccountRequestServices & Pick<SessionServices, 'announceSessionEnd'>,
  form: { email: string; code: string; password: string; place: Place; use: CodeUse },
  locale: Locale,
): Promise<string> {
  const { database, clock, demo, announceSessionEnd } = services;
  const email = form.email.toLowerCase();
  const password_hash = await hashPassword(form.password, form.place.client);
  const outcome = await database.transaction().execute(async (transaction) => {
    const result = await checkCode(
      transaction,
      { recipient: email, purpose: 'reset' },
      { ...form.use, code: form.code, now: clock() },
    );
    if (result !== 'right') return { result, ended: [], device: '' };
    const buyer = await findByEmail(transaction, email, demo);
    // The account was removed after the code was sent.
    if (!buyer) return { result: 'none' as const, ended: [], device: '' };
    await transaction.updateTable('buyer').set({ password_hash }).where('id', '=', buyer.id).execute();
    const facts = { account: buyer.account };
    await queueEmail(services, transaction, { to: buyer.email, email: 'password-reset', locale, facts });
    const ended = await endOtherSessions(transaction, { buyerId: buyer.id, token: null, place: form.place });
    const device = await rememberPlaces(transaction, buyerOwner(buyer.id), form.place, clock());
    return { result, ended, device };
  });
  if (outcome.result !== 'right') throw codeError(outcome.result, locale);
  outcome.ended.forEach(announceSessionEnd);
  return outcome.device;
}
