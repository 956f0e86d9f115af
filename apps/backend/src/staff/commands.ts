import { resetSecondStep } from '../agent/second-step.ts';
import type { Database, DatabaseLocation } from '../database/open.ts';
import { withDatabase } from '../database/with-database.ts';
import { addInvitedAgent, createInvitation } from './invitation.ts';

async function agentIdOf(database: Pick<Database, 'selectFrom'>, account: string): Promise<number | undefined> {
  const agent = await database
    .selectFrom('agent')
    .select('id')
    .where((where) => where(where.fn('lower', ['account']), '=', account.toLowerCase()))
    .executeTakeFirst();
  return agent?.id;
}

/** Invites an owner; one who has the account already may set a new password. Returns the token of the link. */
export function addOwner(place: DatabaseLocation, email: string): Promise<string> {
  return withDatabase(place, (database) =>
    database.transaction().execute(async (transaction) => {
      const id = await agentIdOf(transaction, email);
      if (id !== undefined)
        await transaction.updateTable('agent').set({ staff_role: 'owner' }).where('id', '=', id).execute();
      const invited = id ?? (await addInvitedAgent(transaction, { name: 'Owner', email, role: 'owner' }));
      return createInvitation(transaction, invited, Date.now());
    }),
  );
}

/** Switches off the second step of an agent who lost authenticator and recovery codes. @throws Error for an unknown account. */
export function removeSecondStep(place: DatabaseLocation, account: string): Promise<void> {
  return withDatabase(place, async (database) => {
    const id = await agentIdOf(database, account);
    if (id === undefined) throw new Error(`there is no agent "${account}"`);
    await resetSecondStep(database, id);
  });
}
