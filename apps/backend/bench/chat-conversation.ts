/**
 * Prepares a data folder for the chat benchmark: `node bench/chat-conversation.ts <folder> <messages>`. Adds a session of a demo buyer and a
 * long conversation with the first agent. Prints the session's token.
 */
import { sql } from 'kysely';
import { createSessions } from '../src/account/sessions.ts';
import { openDatabase } from '../src/database/open.ts';

const [dataDir, messages] = process.argv.slice(2);
if (!dataDir || !messages) throw new Error('usage: chat-conversation.ts <folder> <messages>');

const database = await openDatabase({ dataDir });
const sessions = createSessions({ database, clock: Date.now, demo: true });
const buyer = await database
  .selectFrom('buyer')
  .select(['id', 'password_hash', 'email', 'confirmed_phone'])
  .where('account', '=', 'luisglass')
  .executeTakeFirstOrThrow();
const { token } = await sessions.open(buyer);
const { id: agentId } = await database
  .selectFrom('agent')
  .select('id')
  .orderBy('id')
  .limit(1)
  .executeTakeFirstOrThrow();
await sql`insert into chat_conversation (buyer_id, agent_id, last_at) values (${buyer.id}, ${agentId}, now())`.execute(
  database,
);
await sql`
  insert into chat_message (buyer_id, agent_id, from_agent, kind, body, client_id, sent_at)
  select ${buyer.id}, ${agentId}, n % 3 = 0, 1,
    'Message ' || n || ' about a [em-smile] hinge, ' || repeat('and its screws, ', n % 7), null, now() - (${Number(messages)}::int - n) * interval '90 seconds'
  from generate_series(1, ${Number(messages)}::int) as n`.execute(database);
await database.destroy();
console.log(token);
