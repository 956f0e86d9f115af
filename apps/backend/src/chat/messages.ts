import { sql, type Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import type { ChatMessageTable } from './tables.ts';

/** A message as stored. */
export type StoredMessage = Selectable<ChatMessageTable>;

/** One side of a conversation. */
export interface Person {
  role: 'buyer' | 'agent';
  id: number;
}

/** Buyer and agent of a conversation. */
export interface Pair {
  buyerId: number;
  agentId: number;
}

/** A message to be saved. */
export interface Draft extends Pair {
  fromAgent: boolean;
  kind: number;
  body: string;
  clientId: string | null;
  now: number;
}

/** A page of messages, oldest first: those before an id, those after one, or the newest. */
export async function readMessages(
  database: Database,
  { buyerId, agentId }: Pair,
  page: { limit: number; before?: number | null; after?: number | null },
): Promise<StoredMessage[]> {
  const { limit, before, after } = page;
  let found = database
    .selectFrom('chat_message')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where('agent_id', '=', agentId);
  if (after) return found.where('id', '>', after).orderBy('id').limit(limit).execute();
  if (before) found = found.where('id', '<', before);
  return (await found.orderBy('id', 'desc').limit(limit).execute()).toReversed();
}

/** Maximum number of missed messages sent to a reconnecting socket; the records contain the rest. */
const MOST_MISSED = 100;

/** A buyer's messages with all agents after an id, oldest first. */
export async function readMissed(database: Database, buyerId: number, lastId: number): Promise<StoredMessage[]> {
  return database
    .selectFrom('chat_message')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(MOST_MISSED)
    .execute();
}

/** Marks messages of the other side as read, up to the id `seenUpTo` or all. Returns the newest read id, 0 without a conversation. */
export async function markRead(
  database: Database,
  { buyerId, agentId }: Pair,
  reader: Person['role'],
  seenUpTo = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const column = reader === 'buyer' ? 'buyer_read_id' : 'agent_read_id';
  const newest = sql<number>`greatest(${sql.ref(column)}, (select max(id) from chat_message
    where buyer_id = ${buyerId} and agent_id = ${agentId} and id <= ${seenUpTo}))`;
  const row = await database
    .updateTable('chat_conversation')
    .set({ [column]: newest })
    .where('buyer_id', '=', buyerId)
    .where('agent_id', '=', agentId)
    .returning(['buyer_read_id', 'agent_read_id'])
    .executeTakeFirst();
  return row?.[column] ?? 0;
}

/** The newest message of a conversation that one side has read; 0 for none. */
export async function readUpToBy(
  database: Database,
  { buyerId, agentId }: Pair,
  reader: Person['role'],
): Promise<number> {
  const column = reader === 'buyer' ? 'buyer_read_id' : 'agent_read_id';
  const row = await database
    .selectFrom('chat_conversation')
    .select(column)
    .where('buyer_id', '=', buyerId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return row?.[column] ?? 0;
}

/** Counts the messages that one side of a buyer's conversations has not read. */
function unreadBy(database: Database, buyerId: number, reader: Person['role']) {
  const readId = reader === 'buyer' ? ('buyer_read_id' as const) : ('agent_read_id' as const);
  return database
    .selectFrom('chat_message as message')
    .innerJoin('chat_conversation as conversation', (join) =>
      join
        .onRef('conversation.buyer_id', '=', 'message.buyer_id')
        .onRef('conversation.agent_id', '=', 'message.agent_id'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('message.buyer_id', '=', buyerId)
    .where('message.from_agent', '=', reader === 'buyer')
    .whereRef('message.id', '>', `conversation.${readId}`);
}

/** Number of unread messages of the other side. */
export async function countUnread(
  database: Database,
  { buyerId, agentId }: Pair,
  reader: Person['role'],
): Promise<number> {
  const unread = unreadBy(database, buyerId, reader).where('message.agent_id', '=', agentId);
  return (await unread.executeTakeFirstOrThrow()).count;
}

/** The query that counts agents' messages which a buyer has not read, over all conversations. */
export function unreadOfBuyer(database: Database, buyerId: number) {
  return unreadBy(database, buyerId, 'buyer');
}
