/**
 * Prepares a data folder for the chat benchmark: `node bench/chat-people.ts <folder> <buyers> <messages>`. Adds buyers with a session each,
 * and a long conversation of the first one with the first agent. Prints `{agentId, tokens}` as one line of JSON.
 */
import { sql } from 'kysely';
import { createSessions } from '../src/account/sessions.ts';
import { openDatabase } from '../src/database/open.ts';

const [dataDir, buyers, messages] = process.argv.slice(2);
if (!dataDir || !buyers || !messages) throw new Error('usage: chat-people.ts <folder> <buyers> <messages>');

const database = await openDatabase({ dataDir });
const sessions = createSessions({ database, clock: Date.now, demo: true });
const added = await sql<{ id: number }>`
  insert into buyer (account, email, phone, first_name, last_name, nickname, company, contractor_license, business_owner, state,
    demo, password_hash, created_at)
  select 'bench' || n, 'bench' || n || '@bench.test', '1', 'Bench', 'Buyer ' || n, 'Bench ' || n, 'Bench', '', '', 'active', true, '-', now()
  from generate_series(1, ${Number(buyers)}::int) as n returning id`.execute(database);
const tokens: string[] = [];
for (const { id } of added.rows) tokens.push((await sessions.open(id)).token);
const { id: agentId } = await database
  .selectFrom('agent')
  .select('id')
  .orderBy('id')
  .limit(1)
  .executeTakeFirstOrThrow();
const firstBuyer = added.rows[0]?.id;
await sql`insert into chat_conversation (buyer_id, agent_id, last_at) values (${firstBuyer}, ${agentId}, now())`.execute(
  database,
);
await sql`
  insert into chat_message (buyer_id, agent_id, from_agent, kind, body, client_id, sent_at)
  select ${firstBuyer}, ${agentId}, n % 3 = 0, 1,
    'Message ' || n || ' about a [em-smile] hinge, ' || repeat('and its screws, ', n % 7), null, now() - (${Number(messages)}::int - n) * interval '90 seconds'
  from generate_series(1, ${Number(messages)}::int) as n`.execute(database);
await database.destroy();
console.log(JSON.stringify({ agentId, tokens }));
