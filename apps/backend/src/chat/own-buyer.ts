import type { Agent } from '../agent/agents.ts';
import type { Database } from '../database/open.ts';
import type { HttpContext } from '../http/environment.ts';
import { wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';

/** The buyer of the parameter `uid`. @throws ApiError `unknown-person` for a buyer without a conversation with the agent. */
export async function requireOwnBuyer(database: Database, context: HttpContext, agent: Agent): Promise<number> {
  const buyerId = wholeNumberOf(context.var.parameters, 'uid') ?? 0;
  const conversation = await database
    .selectFrom('chat_conversation')
    .select('buyer_id')
    .where('buyer_id', '=', buyerId)
    .where('agent_id', '=', agent.id)
    .executeTakeFirst();
  if (!conversation) throw new ApiError('unknown-person', { status: 400 });
  return buyerId;
}
