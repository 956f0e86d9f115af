import type { OperatorList, OperatorLogEntry } from '@rider/api/operator';
import type { RouteModule } from '../http/environment.ts';
import { listOperatorActions } from './list-operator-actions.ts';
import { operatorCalls } from './operator-calls.ts';

/** The log of operators' actions. */
export const operatorRoutes: RouteModule = (app, services) => {
  const { get } = operatorCalls(app, services, 'log');
  get<OperatorList<OperatorLogEntry>>('/operator/log', ({ list, locale }) =>
    listOperatorActions(services.database, list(), locale),
  );
};
