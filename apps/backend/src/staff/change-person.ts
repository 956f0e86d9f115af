import type { StaffRole } from '@rider/model/staff';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { requireSeen, type Seen } from '../operator/changed-meanwhile.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { OperatorActionName } from '@rider/api/operator';

/** Services of changes of people; `demo` allows demonstration agents to sign in. */
export interface StaffServices {
  database: Database;
  demo: boolean;
  /** Closes the sockets of an ended session. */
  announceSessionEnd: (session: string) => void;
}

/** A change of a person at the desk, as logged. */
interface PersonChange {
  action: OperatorActionName;
  detail?: string;
  set?: { staff_role: StaffRole } | { active: boolean };
  /** The role in place of which another one is set. */
  seen?: Seen;
}

/**
 * Changes a person, logs it, ends the person's sessions and withdraws an unused invitation. @throws ApiError `unknown-person`, `last-owner` if no owner would be left
 * who can sign in, `changed-meanwhile`.
 */
export async function changePerson(
  { database, demo, announceSessionEnd }: StaffServices,
  operator: Operator,
  id: number,
  { action, detail, set, seen }: PersonChange,
): Promise<void> {
  const ended = await database.transaction().execute(async (transaction) => {
    const owners = await lockOwners(transaction, demo);
    const person = await transaction
      .selectFrom('agent')
      .select(['account', 'password_hash', 'staff_role as role'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    // An invited person is changed by a new invitation.
    if (!person || person.password_hash === '') throw new ApiError('unknown-person', { status: 400 });
    const { account: subject, role } = person;
    if (seen) await requireSeen(transaction, seen, { role }, { subject, actions: ['staff.role'] });
    const staysOwner = set === undefined || ('staff_role' in set ? set.staff_role === 'owner' : set.active);
    if (!staysOwner && owners.every((owner) => owner.id === id)) throw new ApiError('last-owner', { status: 400 });
    const sessions = await endSessions(transaction, id);
    // An unused link would activate the account again, or outlive the role that it was made for.
    await transaction.deleteFrom('agent_invitation').where('agent_id', '=', id).execute();
    if (set) await transaction.updateTable('agent').set(set).where('id', '=', id).execute();
    await recordOperatorAction(transaction, { operator, action, subject, ...(detail && { detail }) });
    return sessions;
  });
  ended.forEach(announceSessionEnd);
}

/** Deletes an agent's sessions; returns their keys. */
export async function endSessions(transaction: Transaction, agentId: number): Promise<string[]> {
  const ended = await transaction
    .deleteFrom('agent_session')
    .where('agent_id', '=', agentId)
    .returning('token_hash')
    .execute();
  return ended.map(({ token_hash }) => token_hash);
}

/** The owners who can sign in, locked: two owners who demote each other at once wait for each other. */
function lockOwners(transaction: Transaction, demo: boolean): Promise<{ id: number }[]> {
  const owners = transaction
    .selectFrom('agent')
    .select('id')
    .where('staff_role', '=', 'owner')
    .where('active', '=', true)
    .orderBy('id')
    .forNoKeyUpdate();
  return (demo ? owners : owners.where('demo', '=', false)).execute();
}
