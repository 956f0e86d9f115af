import { isOnline, listAgents, type Agent, type AgentServices } from '../agent/agents.ts';
import { ApiError } from '../http/api-error.ts';

/**
 * Chooses an online agent for a buyer who chose none: that of the last conversation, else the one with the fewest conversations today.
 * @throws ApiError `no-agent-online`.
 */
export async function chooseAgent({ database, clock, demo }: AgentServices, buyerId: number): Promise<Agent> {
  const now = clock();
  const online = (await listAgents(database, demo)).filter((agent) => isOnline(agent, now));
  if (online.length === 0) throw new ApiError('no-agent-online');
  const ids = online.map(({ id }) => id);
  const own = await database
    .selectFrom('chat_conversation')
    .select('agent_id')
    .where('buyer_id', '=', buyerId)
    .where('agent_id', 'in', ids)
    .orderBy('last_at', 'desc')
    .executeTakeFirst();
  const busy = await database
    .selectFrom('chat_conversation')
    .select(['agent_id', (select) => select.fn.countAll<number>().as('count')])
    .where('agent_id', 'in', ids)
    .where('last_at', '>', new Date(now - 86_400_000))
    .groupBy('agent_id')
    .execute();
  const load = new Map(busy.map(({ agent_id, count }) => [agent_id, count]));
  const [first] = online.toSorted((one, other) => (load.get(one.id) ?? 0) - (load.get(other.id) ?? 0));
  const last = online.find(({ id }) => id === own?.agent_id);
  return last ?? (first as Agent);
}
