import { SESSION_HEADER } from '@rider/api/gateway';
import type { SecondStep, SecondStepSetup } from '@rider/api/desk';
import { announceRenewal, type RenewalServices } from '../account/sessions.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { textOf } from '../http/parameters.ts';
import { bearerToken } from '../http/session.ts';
import { agentCalls } from './agent-calls.ts';
import { beginSecondStep, confirmSecondStep, endSecondStep, secondStepOf } from './second-step.ts';

/** The second step of an agent's sign-in. */
export const secondStepRoutes: RouteModule<RenewalServices> = (app, services) => {
  const forAgent = agentCalls(app, services);
  forAgent.get('/kefuapi/second_step', async (context, agent) =>
    answer<SecondStep>(context, await secondStepOf(services.database, agent.id)),
  );

  forAgent.post('/kefuapi/second_step/begin', async (context, agent) =>
    answer<SecondStepSetup>(context, await beginSecondStep(services, agent)),
  );

  forAgent.post('/kefuapi/second_step/confirm', async (context, agent) => {
    const session = { agentId: agent.id, token: bearerToken(context) ?? '' };
    const { codes, renewal } = await confirmSecondStep(services, session, textOf(context.var.parameters, 'code'));
    announceRenewal(services, renewal);
    context.header(SESSION_HEADER, renewal.token);
    return answer<string[]>(context, codes, 'set');
  });

  forAgent.post('/kefuapi/second_step/end', async (context, agent) => {
    const session = { agentId: agent.id, token: bearerToken(context) ?? '' };
    const renewal = await endSecondStep(services, session, textOf(context.var.parameters, 'code'));
    if (renewal !== null) {
      announceRenewal(services, renewal);
      context.header(SESSION_HEADER, renewal.token);
    }
    return answer(context, undefined, 'set');
  });
};
