import { randomBytes } from 'node:crypto';
import {
  COMPANY_INVITATION_DAYS,
  companyInvitationScreen,
  MOST_COMPANY_MEMBERS,
  type OfferedMembership,
} from '@rider/model/buyer-company';
import type { Locale } from '@rider/model/locale';
import { emailLink, emailReader } from '../account/email-reader.ts';
import { countUse } from '../account/use-count.ts';
import type { Database, Transaction } from '../database/open.ts';
import { queueEmail, type EmailServices } from '../email/outbox.ts';
import { ApiError } from '../http/api-error.ts';
import { sha256 } from '../http/sha256.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import { lockCompany, type MemberChange } from './change-member.ts';
import { companyOf, requireRight } from './company-of.ts';

const DAY = 86_400_000;
/** Maximum number of invitations in a day: by each buyer, and to each address. */
const [MOST_IN_DAY, MOST_TO_ADDRESS] = [50, 5];

/** Services of companies. */
export interface CompanyServices extends EmailServices {
  database: Database;
}

/** @throws ApiError `company-full`. */
export async function requireSpace(transaction: Transaction, companyId: number): Promise<void> {
  const { count } = await transaction
    .selectFrom('company_member')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { count: invited } = await transaction
    .selectFrom('company_invitation')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (count + invited >= MOST_COMPANY_MEMBERS)
    throw new ApiError('company-full', { status: 400, parameters: { most: MOST_COMPANY_MEMBERS } });
}

/** The language of an address: that of its account, else the inviting person's. */
async function localeOf(transaction: Transaction, email: string, locale: Locale): Promise<Locale> {
  const account = await transaction
    .selectFrom('buyer')
    .select('locale')
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return account?.locale ?? locale;
}

/** Keeps a member from sending e-mails to strangers at will. @throws ApiError `too-many-attempts`. */
async function countInvitation({ database, clock }: CompanyServices, buyerId: number, email: string): Promise<void> {
  const counted = { window: DAY, error: 'too-many-attempts' } as const;
  const ofBuyer = { subject: `invitations of ${buyerId}`, limit: MOST_IN_DAY, ...counted };
  await countUse(database, ofBuyer, clock());
  const toAddress = { subject: `invitations to ${email.toLowerCase()}`, limit: MOST_TO_ADDRESS, ...counted };
  await countUse(database, toAddress, clock());
}

/**
 * Invites an address to the buyer's company by e-mail; an earlier invitation of this address becomes invalid. @throws ApiError those of
 * {@link requireRight}, `company-full`, `too-many-attempts`.
 */
export async function inviteToCompany(
  services: CompanyServices,
  buyerId: number,
  { email, role, perOrder, perMonth }: MemberChange & { email: string },
  locale: Locale,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await requireRight(services.database, buyerId, 'manage');
  await countInvitation(services, buyerId, email);
  await services.database.transaction().execute(async (transaction) => {
    const { companyId } = await requireRight(transaction, buyerId, 'manage');
    await lockCompany(transaction, companyId);
    await transaction
      .deleteFrom('company_invitation')
      .where('company_id', '=', companyId)
      .where('email', '=', email)
      .execute();
    await requireSpace(transaction, companyId);
    await transaction
      .insertInto('company_invitation')
      .values({
        company_id: companyId,
        email,
        role,
        order_limit: perOrder,
        month_limit: perMonth,
        token_hash: sha256(token),
        invited_by: buyerId,
        expires_at: new Date(services.clock() + COMPANY_INVITATION_DAYS * DAY),
      })
      .execute();
    const { company, invitedBy } = await offeredBy(transaction, buyerId, { token, now: services.clock() });
    const reader = await localeOf(transaction, email, locale);
    const link = emailLink(services, reader, companyInvitationScreen(token));
    const facts = { company, name: invitedBy, link, days: COMPANY_INVITATION_DAYS };
    await queueEmail(services, transaction, { to: email, email: 'company-invitation', locale: reader, facts });
  });
}

/** Withdraws an invitation; ignores one that is used. @throws ApiError those of {@link requireRight}. */
export async function withdrawCompanyInvitation(database: Database, buyerId: number, id: number): Promise<void> {
  const { companyId } = await requireRight(database, buyerId, 'manage');
  await database.deleteFrom('company_invitation').where('id', '=', id).where('company_id', '=', companyId).execute();
}

/** Whether a buyer has an e-mail address. */
async function hasEmail(database: Database, buyerId: number, email: string): Promise<boolean> {
  const buyer = database.selectFrom('buyer').select('email').where('id', '=', buyerId);
  return (await buyer.executeTakeFirstOrThrow()).email.toLowerCase() === email.toLowerCase();
}

/** The invitation of a token to a buyer, if it is still valid. @throws ApiError `company-invitation-invalid`. */
export async function offeredBy(
  database: Database,
  buyerId: number,
  { token, now }: { token: string; now: number },
): Promise<OfferedMembership> {
  const found = await database
    .selectFrom('company_invitation')
    .innerJoin('buyer_company', 'buyer_company.id', 'company_id')
    .innerJoin('buyer', 'buyer.id', 'invited_by')
    .select(['buyer_company.name as company', 'role', 'first_name', 'last_name', 'account'])
    .select('company_invitation.email')
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (found === undefined) throw new ApiError('company-invitation-invalid', { status: 400 });
  const { company, role, email, first_name: first, last_name: last, account } = found;
  const isOwn = await hasEmail(database, buyerId, email);
  return { company, role, invitedBy: `${first} ${last}`.trim() || account, email, isOwn };
}

/**
 * Makes the invited buyer a member, once; the inviting person is notified. @throws ApiError `company-invitation-invalid`,
 * `company-invitation-of-other` if it was sent to another address, `already-in-company`.
 */
export async function acceptCompanyInvitation(
  { database, clock }: Pick<CompanyServices, 'database' | 'clock'>,
  buyerId: number,
  token: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const offered = transaction.selectFrom('company_invitation').where('token_hash', '=', sha256(token));
    const { companyId } = (await offered.select('company_id as companyId').executeTakeFirst()) ?? {};
    // The last owner must not leave meanwhile.
    if (companyId !== undefined) await lockCompany(transaction, companyId);
    const used = await transaction
      .deleteFrom('company_invitation')
      .where('token_hash', '=', sha256(token))
      .where('expires_at', '>', new Date(now))
      .returningAll()
      .executeTakeFirst();
    if (used === undefined) throw new ApiError('company-invitation-invalid', { status: 400 });
    if (!(await hasEmail(transaction, buyerId, used.email)))
      throw new ApiError('company-invitation-of-other', { status: 400, parameters: { email: used.email } });
    const { company_id, role, order_limit, month_limit, invited_by: invitedBy } = used;
    const added = await transaction
      .insertInto('company_member')
      .values({ buyer_id: buyerId, company_id, role, order_limit, month_limit, joined_at: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('buyer_id')
      .executeTakeFirst();
    if (added === undefined) throw new ApiError('already-in-company', { status: 400 });
    const { name } = await emailReader(transaction, buyerId);
    const inviter = await companyOf(transaction, invitedBy);
    if (inviter?.companyId === company_id) await notifyBuyer(transaction, invitedBy, 'company-joined', { name }, now);
  });
}

/** Deletes expired invitations. */
export async function purgeExpiredInvitations(database: Database, now: number): Promise<void> {
  await database.deleteFrom('company_invitation').where('expires_at', '<=', new Date(now)).execute();
}
