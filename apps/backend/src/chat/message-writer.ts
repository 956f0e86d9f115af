import { setImmediate, setTimeout } from 'node:timers/promises';
import { KIND_NUMBERS } from '@rider/api/chat';
import { sql } from 'kysely';
import { DatabaseUnavailable } from '../database/database-errors.ts';
import type { Database } from '../database/open.ts';
import { markPicturesUsed } from '../upload/pictures.ts';
import { countUnread, type Draft, type StoredMessage } from './messages.ts';

/** A message, and how many messages of its sender the recipient has not read. */
export type SavedMessage = StoredMessage & { unread: number };

/** How long messages are collected under load, in milliseconds; a single one does not wait. */
const GATHERING = 15;
/** Maximum number of messages per statement. */
const MOST = 200;
/** Maximum number of messages waiting for a slow database. */
const MOST_WAITING = 5_000;

interface Waiting {
  draft: Draft;
  resolve(message: SavedMessage): void;
  reject(error: unknown): void;
}

/**
 * Saves messages in the order of arrival. Messages that arrive during a write are saved together: a statement costs about as much for a
 * hundred messages as for one.
 */
export class MessageWriter {
  #database: Database;
  #waiting: Waiting[] = [];
  #saving = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Saves a message once: a repeated client id of the same sender returns the stored message. */
  save(draft: Draft): Promise<SavedMessage> {
    if (this.#waiting.length >= MOST_WAITING) return Promise.reject(new DatabaseUnavailable('too many messages wait'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ draft, resolve, reject });
      if (!this.#saving)
        this.#saveAll().catch((error: unknown) => console.error('chat: messages were not saved:', error));
    });
  }

  async #saveAll(): Promise<void> {
    this.#saving = true;
    while (this.#waiting.length > 0) {
      // The embedded database responds before the next socket is read; a turn of the event loop lets other messages join.
      await setImmediate();
      const batch = this.#waiting.splice(0, MOST);
      const isBusy = batch.length > 1;
      try {
        await this.#saveTogether(batch);
      } catch (error) {
        if (batch.length === 1) batch[0]?.reject(error);
        // A message that cannot be saved must not fail the others of its batch.
        else for (const each of batch) await this.#saveTogether([each]).catch(each.reject);
      }
      if (isBusy) await setTimeout(GATHERING);
    }
    this.#saving = false;
  }

  async #saveTogether(batch: readonly Waiting[]): Promise<void> {
    const pictures = batch.flatMap(({ draft: { kind, body } }) => (kind === KIND_NUMBERS.image ? [body] : []));
    await markPicturesUsed(this.#database, pictures, 'content');
    const inserted = await insertMessages(
      this.#database,
      batch.map(({ draft }) => draft),
    );
    const found: SavedMessage[] = [];
    for (const { draft } of batch) {
      const index = inserted.findIndex((message) => message.client_id === draft.clientId && isOf(message, draft));
      const message = inserted[index];
      // Without a client id each message is new; of two with the same client id, the second resolves to the first.
      if (message && draft.clientId === null) inserted.splice(index, 1);
      found.push(message ?? (await findKnown(this.#database, draft)));
    }
    for (const [index, { resolve }] of batch.entries()) resolve(found[index] as SavedMessage);
  }
}

function isOf(message: StoredMessage, draft: Draft): boolean {
  const { buyer_id: buyerId, agent_id: agentId, from_agent: fromAgent } = message;
  return buyerId === draft.buyerId && agentId === draft.agentId && fromAgent === draft.fromAgent;
}

/**
 * Inserts the new drafts and returns them by id. The one statement locks the conversations' rows, so that ids appear in the order of
 * commits.
 */
async function insertMessages(database: Database, drafts: readonly Draft[]): Promise<SavedMessage[]> {
  const rows = drafts.map(({ buyerId, agentId, fromAgent, kind, body, clientId, now }, position) => ({
    position,
    buyer_id: buyerId,
    agent_id: agentId,
    from_agent: fromAgent,
    kind,
    // The database rejects lone surrogates.
    body: body.toWellFormed(),
    client_id: clientId,
    sent_at: new Date(now).toISOString(),
  }));
  const saved = await sql<SavedMessage>`
    with draft as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (position integer, buyer_id integer,
        agent_id integer, from_agent boolean, kind smallint, body text, client_id text, sent_at timestamptz)
    ), conversation as (
      insert into chat_conversation (buyer_id, agent_id, last_at)
      select buyer_id, agent_id, max(sent_at) from draft group by buyer_id, agent_id order by buyer_id, agent_id
      on conflict (buyer_id, agent_id) do update set last_at = excluded.last_at
      returning buyer_id, agent_id, buyer_read_id, agent_read_id
    ), saved as (
      insert into chat_message (buyer_id, agent_id, from_agent, kind, body, client_id, sent_at)
      select buyer_id, agent_id, from_agent, kind, body, client_id, sent_at
      from draft join conversation using (buyer_id, agent_id) order by position
      on conflict (buyer_id, agent_id, from_agent, client_id) do nothing
      returning *
    )
    select saved.*, row_number() over (partition by saved.buyer_id, saved.agent_id, saved.from_agent order by saved.id)
      + (select count(*) from chat_message as earlier where earlier.buyer_id = saved.buyer_id
        and earlier.agent_id = saved.agent_id and earlier.from_agent = saved.from_agent and earlier.id
          > case when saved.from_agent then conversation.buyer_read_id else conversation.agent_read_id end) as unread
    from saved join conversation using (buyer_id, agent_id) order by saved.id`.execute(database);
  return saved.rows.map((row) => ({ ...row, unread: Number(row.unread) }));
}

/** A message that was saved before. */
async function findKnown(database: Database, { buyerId, agentId, fromAgent, clientId }: Draft): Promise<SavedMessage> {
  const known = await database
    .selectFrom('chat_message')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where('agent_id', '=', agentId)
    .where('from_agent', '=', fromAgent)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return { ...known, unread: await countUnread(database, { buyerId, agentId }, fromAgent ? 'buyer' : 'agent') };
}
