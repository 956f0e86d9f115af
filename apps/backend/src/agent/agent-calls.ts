import type { HttpApp, HttpContext } from '../http/environment.ts';
import { ApiError } from '../http/api-error.ts';
import { bearerToken } from '../http/session.ts';
import { agentOf, type Agent, type AgentServices } from './agents.ts';

/** A handler for signed-in agents. */
export type AgentHandler = (context: HttpContext, agent: Agent) => Promise<Response>;

/** Registers calls for signed-in agents only; others get `not-signed-in`, `session-expired` or `session-invalid`. */
export function agentCalls(app: HttpApp, services: AgentServices) {
  const guarded = (handler: AgentHandler) => async (context: HttpContext) => {
    const token = bearerToken(context);
    if (token === null) throw new ApiError('not-signed-in');
    return handler(context, await agentOf(services, token));
  };
  return {
    get: (path: string, handler: AgentHandler) => app.get(path, guarded(handler)),
    post: (path: string, handler: AgentHandler) => app.post(path, guarded(handler)),
  };
}
