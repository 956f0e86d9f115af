import type { OperatorActionWire, OperatorListWire } from '@rider/api/operator';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { operatorListQueryOf } from '../http/operator-list-query.ts';
import { listOperatorActions } from './log.ts';
import { requireOperator } from './require-operator.ts';

/** The log of operators' actions. */
export const operatorRoutes: RouteModule = (app, services) => {
  app.get(
    '/operator/log',
    requireOperator(services, async (context) => {
      const { parameters, locale } = context.var;
      return answer<OperatorListWire<OperatorActionWire>>(
        context,
        await listOperatorActions(services.database, operatorListQueryOf(parameters), locale),
      );
    }),
  );
};
