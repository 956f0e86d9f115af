import type { AccountRequestDraft } from '@rider/model/account-request';
import { sql } from 'kysely';
import { NAME_LENGTH } from '@rider/model/limits';
import type { Locale } from '@rider/model/locale';
import { hashPassword } from '../account/password.ts';
import type { Transaction } from '../database/open.ts';
import { checkCode, codeError } from '../email/verification-codes.ts';
import { queueEmail } from '../email/outbox.ts';
import { fieldErrors } from '../http/form-errors.ts';
import type { RewrittenPicture } from '../upload/picture.ts';
import { findByEmail, type AccountRequestServices } from './send-code.ts';
import { saveLicensePicture } from './license-picture.ts';

/** A validated request whose terms were accepted. */
export type AccountRequestForm = Omit<AccountRequestDraft, 'terms'>;

async function accountBelongsToAnother(
  transaction: Transaction,
  account: string,
  own: number | undefined,
): Promise<boolean> {
  const other = await transaction
    .selectFrom('buyer')
    .select('id')
    .where(sql`lower(account)`, '=', account.toLowerCase())
    .executeTakeFirst();
  return other !== undefined && other.id !== own;
}

/**
 * Writes the buyer in a state that cannot sign in; a rejected applicant's row is reused. Returns the id, or the reason for failure.
 */
async function writeBuyer(
  transaction: Transaction,
  form: AccountRequestForm,
  { demo, password_hash, locale, now }: { demo: boolean; password_hash: string; locale: Locale; now: Date },
): Promise<number | 'account-taken' | 'email-taken'> {
  const known = await findByEmail(transaction, form.email.toLowerCase(), demo);
  if (known && known.state !== 'refused') return 'email-taken';
  if (await accountBelongsToAnother(transaction, form.account, known?.id)) return 'account-taken';
  const values = {
    account: form.account,
    email: form.email,
    phone: form.phone,
    first_name: form.firstName,
    last_name: form.lastName,
    // Cutting may split a surrogate pair, which the database rejects.
    nickname: `${form.firstName} ${form.lastName}`.slice(0, NAME_LENGTH.maximum).replace(/[\ud800-\udbff]$/, ''),
    company: form.company,
    contractor_license: form.licenseNumber,
    business_owner: form.ownerName,
    business_phone: form.phone,
    state: 'pending' as const,
    locale,
    password_hash,
  };
  if (known) {
    await transaction.updateTable('buyer').set(values).where('id', '=', known.id).execute();
    return known.id;
  }
  const added = await transaction
    .insertInto('buyer')
    .values({ ...values, avatar: null, created_at: now })
    // Of two concurrent requests for one name, the second inserts nothing.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? 'account-taken';
}

async function writeRequest(
  services: AccountRequestServices,
  transaction: Transaction,
  { form, buyerId, locale, now }: { form: AccountRequestForm; buyerId: number; locale: Locale; now: Date },
): Promise<void> {
  const name = `${form.firstName} ${form.lastName}`;
  const address = { ...form.billing, addressee: name, phone: form.phone, fax: '', updated_at: now };
  await transaction
    .insertInto('billing_address')
    .values({ ...address, buyer_id: buyerId })
    .onConflict((conflict) => conflict.column('buyer_id').doUpdateSet(address))
    .execute();
  const request = { locale, requested_at: now, terms_agreed_at: now, decided_at: null, decided_by: null, reason: '' };
  await transaction
    .insertInto('account_request')
    .values({ ...request, buyer_id: buyerId })
    .onConflict((conflict) => conflict.column('buyer_id').doUpdateSet(request))
    .execute();
  const facts = { name, company: form.company, account: form.account };
  await queueEmail(services, transaction, { to: form.email, email: 'request-received', locale, facts });
}

/**
 * Stores a request for an account: the code proves the e-mail address, and the account stays closed until an operator approves it.
 * @throws ApiError `faulty-fields` at `captcha` (`field.no-code`, `field.wrong-code`), `account` (`field.account-taken`) or `email`
 * (`field.email-taken`).
 */
export async function requestAccount(
  services: AccountRequestServices,
  form: AccountRequestForm & { client: string; licensePicture: RewrittenPicture | null },
  locale: Locale,
): Promise<void> {
  const { database, clock, demo } = services;
  const password_hash = await hashPassword(form.password, form.client);
  const verdict = await database.transaction().execute(async (transaction) => {
    const subject = { recipient: form.email.toLowerCase(), purpose: 'register' as const };
    const result = await checkCode(transaction, subject, {
      code: form.code,
      now: clock(),
      requester: form.client,
      knownPlace: null,
    });
    if (result !== 'right') return result;
    const now = new Date(clock());
    const buyerId = await writeBuyer(transaction, form, { demo, password_hash, locale, now });
    // Throwing rolls the transaction back, so that the code can be used again.
    if (buyerId === 'account-taken') throw fieldErrors({ account: 'backend.field.account-taken' }, locale);
    if (buyerId === 'email-taken') throw fieldErrors({ email: 'backend.field.email-taken' }, locale);
    await writeRequest(services, transaction, { form, buyerId, locale, now });
    await saveLicensePicture(transaction, buyerId, form.licensePicture, now);
    return result;
  });
  if (verdict !== 'right') throw codeError(verdict, locale);
}
