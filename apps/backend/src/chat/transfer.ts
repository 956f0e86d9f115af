import type { Database } from '../database/open.ts';
import type { ChatBus } from './bus.ts';

/** A transfer of a buyer to another agent. */
export interface Transfer {
  buyerId: number;
  fromAgentId: number;
  toAgentId: number;
}

/**
 * Transfers a buyer to another agent: that conversation becomes the buyer's latest, so the chat later opens with the new agent. Notifies an
 * open chat immediately. The records stay with the former agent.
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
