import { sql, type Kysely } from 'kysely';

/** Up to which of an agent's messages a buyer got an e-mail; what was written before needs none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_conversation add column emailed_id bigint not null default 0`.execute(database);
  await sql`update chat_conversation set emailed_id = coalesce((select max(id) from chat_message
    where chat_message.buyer_id = chat_conversation.buyer_id and chat_message.agent_id = chat_conversation.agent_id), 0)`.execute(
    database,
  );
  await sql`create index chat_conversation_last on chat_conversation (last_at)`.execute(database);
}
