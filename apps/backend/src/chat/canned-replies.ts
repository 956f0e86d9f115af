import { LONGEST_TEXT } from '@rider/api/chat';
import type { CannedReply } from '@rider/api/desk';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';

/** Maximum number of saved replies per agent. */
const MOST_REPLIES = 100;

/** An agent's saved replies, oldest first. */
export async function listReplies(database: Database, agentId: number): Promise<CannedReply[]> {
  const replies = database.selectFrom('canned_reply').select(['id', 'body as text']).where('agent_id', '=', agentId);
  return (await replies.orderBy('id').execute()).map(({ id, text }) => ({ id: String(id), text }));
}

/** Saves a new reply, or changes one. @throws ApiError `message-too-long`, `too-many-saved-replies`, `unknown-saved-reply`. */
export async function saveReply(database: Database, agentId: number, id: number | null, body: string): Promise<void> {
  if (body === '' || body.length > LONGEST_TEXT) throw new ApiError('message-too-long', { status: 400 });
  if (id !== null) {
    const changed = await database
      .updateTable('canned_reply')
      .set({ body })
      .where('id', '=', id)
      .where('agent_id', '=', agentId)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new ApiError('unknown-saved-reply', { status: 400 });
    return;
  }
  if ((await listReplies(database, agentId)).length >= MOST_REPLIES)
    throw new ApiError('too-many-saved-replies', { status: 400 });
  await database.insertInto('canned_reply').values({ agent_id: agentId, body }).execute();
}

/** Deletes an agent's own reply; ignores other ids. */
export async function deleteReply(database: Database, agentId: number, id: number): Promise<void> {
  await database.deleteFrom('canned_reply').where('id', '=', id).where('agent_id', '=', agentId).execute();
}
