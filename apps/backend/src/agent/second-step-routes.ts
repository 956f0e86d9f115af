import type {
  SecondStepCodeRequestWire,
  SecondStepSetupWire,
  SecondStepWire,
  RecoveryCodesWire,
} from '@rider/api/desk';
import type { Untrusted } from '@rider/api/wire';
import type { SessionServices } from '../account/sessions.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { textOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { bearerToken } from '../http/session.ts';
import type { Agent } from './agents.ts';
import { forAgents, type AgentHandler } from './require-agent.ts';
import { beginSecondStep, confirmSecondStep, endSecondStep, secondStepOf } from './second-step.ts';

/** The second step of sign-in for operators. */
export const secondStepRoutes: RouteModule<Pick<SessionServices, 'announceSessionEnd'>> = (app, services) => {
  /** Also for operators who have not set up a required second step yet. */
  const forOperator = (handler: AgentHandler) =>
    forAgents(services)((context, agent: Agent) => {
      if (!agent.operator) throw new ApiError('operators-only', { status: 400 });
      return handler(context, agent);
    });

  app.get(
    '/kefuapi/second_step',
    forOperator(async (context, agent) =>
      answer<SecondStepWire>(context, await secondStepOf(services.database, agent.id)),
    ),
  );

  app.post(
    '/kefuapi/second_step/begin',
    forOperator(async (context, agent) => answer<SecondStepSetupWire>(context, await beginSecondStep(services, agent))),
  );

  app.post(
    '/kefuapi/second_step/confirm',
    forOperator(async (context, agent) => {
      const parameters: Untrusted<SecondStepCodeRequestWire> = context.var.parameters;
      const session = { agentId: agent.id, token: bearerToken(context) ?? '' };
      const { codes, ended } = await confirmSecondStep(services, session, textOf(parameters, 'code'));
      ended.forEach(services.announceSessionEnd);
      return answer<RecoveryCodesWire>(context, { list: codes }, 'set');
    }),
  );

  app.post(
    '/kefuapi/second_step/end',
    forOperator(async (context, agent) => {
      const parameters: Untrusted<SecondStepCodeRequestWire> = context.var.parameters;
      const session = { agentId: agent.id, token: bearerToken(context) ?? '' };
      const ended = await endSecondStep(services, session, textOf(parameters, 'code'));
      ended.forEach(services.announceSessionEnd);
      return answer(context, undefined, 'set');
    }),
  );
};
