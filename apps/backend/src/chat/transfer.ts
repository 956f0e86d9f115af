import type { Database } from '../database/open.ts';
import type { ChatBus } from './bus.ts';

/** A buyer who is handed over. */
export interface Transfer {
  buyerId: number;
  fromAgentId: number;
  toAgentId: number;
}

/**
 * Hands a buyer over to another agent: the conversation with the new one becomes the buyer's latest, so that a buyer who is away
 * meets the new agent on return; who is there is told at once. The records stay with the agent they were with.
 */
export async function transferConversation(
  { database, clock, bus }: { database: Database; clock: () => number; bus: ChatBus },
  { buyerId, fromAgentId, toAgentId }: Transfer,
): Promise<void> {
  const last_at = new Date(clock());
  await database
    .insertInto('chat_conversation')
    .values({ buyer_id: buyerId, agent_id: toAgentId, last_at })
    .onConflict((conflict) => conflict.columns(['buyer_id', 'agent_id']).doUpdateSet({ last_at }))
    .execute();
  bus.publish({ type: 'transfer', buyerId, fromAgentId, toAgentId });
}
