import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { operatorListQueryOf } from '../http/operator-list-query.ts';
import { listOperatorActions } from './log.ts';
import { requireOperator } from './require-operator.ts';

/** What operators see of their own work. */
export const operatorRoutes: RouteModule = (app, services) => {
  app.get(
    '/operator/log',
    requireOperator(services, async (context) => {
      const { parameters, locale } = context.var;
      return answer(context, await listOperatorActions(services.database, operatorListQueryOf(parameters), locale));
    }),
  );
};
