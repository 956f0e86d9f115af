import type { StaffInvitation } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { INVITATION_DAYS, invitationLink } from '@rider/model/staff';
import type { Database, Transaction } from '../database/open.ts';
import { queueEmail, type EmailServices } from '../email/outbox.ts';
import { ApiError } from '../http/api-error.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { addInvitedAgent, createInvitation, type InvitedPerson } from './invitation.ts';

type InvitationServices = EmailServices & { database: Database };

/** Invites a person to the desk, by e-mail and by the returned token. @throws ApiError `staff-account-exists`. */
export async function invitePerson(
  services: InvitationServices,
  operator: Operator,
  person: InvitedPerson,
  locale: Locale,
): Promise<StaffInvitation> {
  return services.database.transaction().execute(async (transaction) => {
    const id = await addInvitedAgent(transaction, person);
    await recordOperatorAction(transaction, {
      operator,
      action: 'staff.invite',
      subject: person.email,
      detail: person.role,
    });
    return sendInvitation(services, transaction, { id, ...person }, locale);
  });
}

/**
 * Invites an invited person again, or one who forgot the password; earlier links become invalid. @throws ApiError `unknown-person`, also
 * for a deactivated one.
 */
export async function renewInvitation(
  services: InvitationServices,
  operator: Operator,
  id: number,
  locale: Locale,
): Promise<StaffInvitation> {
  return services.database.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('agent')
      .select(['account as email', 'name'])
      .where('id', '=', id)
      .where('account', '<>', '')
      .where((where) => where.or([where('active', '=', true), where('password_hash', '=', '')]))
      .executeTakeFirst();
    if (!person) throw new ApiError('unknown-person', { status: 400 });
    const { email, name } = person;
    await recordOperatorAction(transaction, { operator, action: 'staff.invite', subject: email });
    return sendInvitation(services, transaction, { id, email, name: name[locale] }, locale);
  });
}

/** Withdraws the invitation of a person who has not accepted it, and removes the person. @throws ApiError `unknown-person`. */
export async function withdrawInvitation(database: Database, operator: Operator, id: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Who accepts the invitation at the same time locks the row first.
    const invited = transaction.selectFrom('agent').where('id', '=', id).where('account', '<>', '');
    const person = await invited.where('password_hash', '=', '').select('account').forNoKeyUpdate().executeTakeFirst();
    if (!person) throw new ApiError('unknown-person', { status: 400 });
    await transaction.deleteFrom('agent_invitation').where('agent_id', '=', id).execute();
    await transaction.deleteFrom('agent').where('id', '=', id).execute();
    await recordOperatorAction(transaction, { operator, action: 'staff.withdraw', subject: person.account });
  });
}

async function sendInvitation(
  services: InvitationServices,
  transaction: Transaction,
  { id, email, name }: { id: number; email: string; name: string },
  locale: Locale,
): Promise<StaffInvitation> {
  const token = await createInvitation(transaction, id, services.clock());
  const facts = { name, link: invitationLink(services.shopOrigin, token), days: INVITATION_DAYS };
  await queueEmail(services, transaction, { to: email, email: 'staff-invitation', locale, facts });
  return { token };
}
