import type { HttpContext } from '../http/environment.ts';
import { ApiError } from '../http/api-error.ts';
import { bearerToken } from '../http/session.ts';
import { agentOf, type Agent, type AgentServices } from './agents.ts';

/** A handler for signed-in agents. */
export type AgentHandler = (context: HttpContext, agent: Agent) => Promise<Response>;

/** Makes handlers that only signed-in agents reach; others get `not-signed-in`, `session-expired` or `session-invalid`. */
export function forAgents(
  services: AgentServices,
): (handler: AgentHandler) => (context: HttpContext) => Promise<Response> {
  return (handler) => async (context) => {
    const token = bearerToken(context);
    if (token === null) throw new ApiError('not-signed-in');
    return handler(context, await agentOf(services, token));
  };
}
