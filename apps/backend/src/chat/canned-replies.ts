import { LONGEST_TEXT } from '@rider/api/chat';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';

/** A saved reply of an agent. */
export interface CannedReply {
  id: number;
  body: string;
}

/** Maximum number of saved replies per agent. */
const MOST_REPLIES = 100;

/** An agent's saved replies, oldest first. */
export async function listReplies(database: Database, agentId: number): Promise<CannedReply[]> {
  return database
    .selectFrom('canned_reply')
    .select(['id', 'body'])
    .where('agent_id', '=', agentId)
    .orderBy('id')
    .execute();
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
