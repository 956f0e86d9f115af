import { agentOf, type AgentServices } from '../chat/agents.ts';
import type { HttpContext } from '../http/environment.ts';
import { Refusal } from '../http/refusal.ts';
import { bearerToken } from '../http/session.ts';

/** Who acts for the shop, and when the request came. */
export interface Operator {
  id: number;
  at: Date;
}

/** A handler that only operators reach. */
export type OperatorHandler = (context: HttpContext, operator: Operator) => Promise<Response>;

/**
 * Makes a handler that only operators reach: `app.post('/operator/…', requireOperator(services, async (context, operator) => …))`.
 * Others get 110002, 110003 or 110004 without an agent's session, and 910700 when the agent is no operator.
 */
export function requireOperator(
  services: AgentServices,
  handler: OperatorHandler,
): (context: HttpContext) => Promise<Response> {
  return async (context) => {
    const token = bearerToken(context);
    if (token === null) throw new Refusal(110002);
    const agent = await agentOf(services, token);
    if (!agent.operator) throw new Refusal(910700, { status: 400 });
    return handler(context, { id: agent.id, at: new Date(services.clock()) });
  };
}
