import { agentOf, type AgentServices } from '../agent/agents.ts';
import type { HttpContext } from '../http/environment.ts';
import { Refusal } from '../http/refusal.ts';
import { bearerToken } from '../http/session.ts';

/** The operator of a request, and the time of the request. */
export interface Operator {
  id: number;
  at: Date;
}

/** A handler for operators. */
export type OperatorHandler = (context: HttpContext, operator: Operator) => Promise<Response>;

/**
 * Makes a handler for operators only: `app.post('/operator/…', requireOperator(services, async (context, operator) => …))`. Others get
 * `not-signed-in`, `session-expired` or `session-invalid` without an agent's session, `operators-only` when the agent is no operator, and
 * `second-step-required` where a second step is demanded and this session has not passed one.
 */
export function requireOperator(
  services: AgentServices & { demandsSecondStep: boolean },
  handler: OperatorHandler,
): (context: HttpContext) => Promise<Response> {
  return async (context) => {
    const token = bearerToken(context);
    if (token === null) throw new Refusal('not-signed-in');
    const agent = await agentOf(services, token);
    if (!agent.operator) throw new Refusal('operators-only', { status: 400 });
    if (services.demandsSecondStep && !agent.passedSecondStep)
      throw new Refusal('second-step-required', { status: 400 });
    return handler(context, { id: agent.id, at: new Date(services.clock()) });
  };
}
