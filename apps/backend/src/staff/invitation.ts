import { randomBytes } from 'node:crypto';
import { INVITATION_DAYS, type StaffRole } from '@rider/model/staff';
import { hashPassword } from '../account/password.ts';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { sha256 } from '../http/sha256.ts';
import { endSessions, type StaffServices } from './change-person.ts';
import { messageText, type MessageId } from '../messages/index.ts';

const DAY = 86_400_000;

const inBoth = (id: MessageId) =>
  JSON.stringify({ 'en-US': messageText(id, 'en-US'), 'zh-CN': messageText(id, 'zh-CN') });

/** A person to invite. The e-mail address becomes the account; the first owner has none yet. */
export interface InvitedPerson {
  name: string;
  email: string;
  role: StaffRole;
}

/** Adds an agent who cannot sign in yet. @throws ApiError `staff-account-exists` when another agent has the account. */
export async function addInvitedAgent(transaction: Transaction, { name, email, role }: InvitedPerson): Promise<number> {
  const added = await transaction
    .insertInto('agent')
    .values({
      account: email,
      name: JSON.stringify({ 'en-US': name, 'zh-CN': name }),
      role: inBoth(`backend.staff.${role}`),
      greeting: inBoth('backend.staff.greeting'),
      avatar: '',
      active: false,
      available: role !== 'warehouse' && role !== 'accounts',
      staff_role: role,
      password_hash: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) throw new ApiError('staff-account-exists', { status: 400 });
  return added.id;
}

/** Makes a new invitation for an agent; an earlier one becomes invalid. Returns the token of its link, which is not stored. */
export async function createInvitation(transaction: Transaction, agentId: number, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const invitation = { token_hash: sha256(token), expires_at: new Date(now + INVITATION_DAYS * DAY) };
  await transaction
    .insertInto('agent_invitation')
    .values({ agent_id: agentId, ...invitation })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet(invitation))
    .execute();
  return token;
}

/** The person of a valid invitation. @throws ApiError `invitation-invalid` for an unknown, used or expired one. */
export async function invitedPerson(
  { database, clock }: { database: Database; clock: () => number },
  token: string,
): Promise<{ id: number; name: string; email: string }> {
  const found = await database
    .selectFrom('agent_invitation')
    .innerJoin('agent', 'agent.id', 'agent_invitation.agent_id')
    .select(['agent.id', 'account', 'name'])
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', new Date(clock()))
    .executeTakeFirst();
  if (found === undefined) throw new ApiError('invitation-invalid', { status: 400 });
  return { id: found.id, name: found.name['en-US'], email: found.account };
}

/**
 * Sets name and password of an invited agent, ends the agent's sessions, and activates the account. An invitation without an account
 * takes the given e-mail address.
 * @throws ApiError `invitation-invalid`, `staff-account-exists`.
 */
export async function acceptInvitation(
  services: StaffServices & { clock: () => number },
  invited: { id: number; email: string },
  given: { token: string; name: string; email: string; password: string; client: string },
): Promise<void> {
  const password_hash = await hashPassword(given.password, given.client);
  const account = invited.email || given.email;
  const name = JSON.stringify({ 'en-US': given.name, 'zh-CN': given.name });
  const ended = await services.database.transaction().execute(async (transaction) => {
    // A deactivation, which withdraws the invitation, locks the agent first too.
    await transaction.selectFrom('agent').select('id').where('id', '=', invited.id).forNoKeyUpdate().execute();
    const used = await transaction
      .deleteFrom('agent_invitation')
      .where('token_hash', '=', sha256(given.token))
      .returning('agent_id')
      .executeTakeFirst();
    if (used === undefined) throw new ApiError('invitation-invalid', { status: 400 });
    const taken = await transaction
      .selectFrom('agent')
      .select('id')
      .where((where) => where(where.fn('lower', ['account']), '=', account.toLowerCase()))
      .where('id', '<>', invited.id)
      .executeTakeFirst();
    if (taken) throw new ApiError('staff-account-exists', { status: 400 });
    await transaction
      .updateTable('agent')
      .set({ account, name, password_hash, active: true })
      .where('id', '=', invited.id)
      .execute();
    return endSessions(transaction, invited.id);
  });
  ended.forEach(services.announceSessionEnd);
}

/**
 * Invites a first owner where nobody can sign in as one; a later start invalidates the earlier link. Returns the token, null if there is
 * an owner.
 */
export async function inviteFirstOwner(database: Database, now: number): Promise<string | null> {
  return database.transaction().execute(async (transaction) => {
    const owner = await transaction
      .selectFrom('agent')
      .select('id')
      .where('staff_role', '=', 'owner')
      .where('active', '=', true)
      .where('demo', '=', false)
      .executeTakeFirst();
    if (owner) return null;
    const waiting = await transaction.selectFrom('agent').select('id').where('account', '=', '').executeTakeFirst();
    const id = waiting?.id ?? (await addInvitedAgent(transaction, { name: 'Owner', email: '', role: 'owner' }));
    return createInvitation(transaction, id, now);
  });
}
