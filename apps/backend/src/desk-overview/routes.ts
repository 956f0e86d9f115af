import { OVERVIEW_PERIODS, type OperatorOverview } from '@rider/api/operator';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { countWaiting } from './count-waiting.ts';
import { readSales } from './read-sales.ts';

/** The first screen of the desk. */
export const deskOverviewRoutes: RouteModule = (app, services) => {
  const { get } = operatorCalls(app, services, 'overview');
  get<OperatorOverview>('/operator/overview', async ({ operator, given, locale, may }) => {
    const period = OVERVIEW_PERIODS.find((each) => each === given['period']) ?? 'week';
    return {
      waiting: await countWaiting(services, { agentId: operator.id, locale, may }),
      sales: may('payments') ? await readSales(services.database, { period, locale, now: services.clock() }) : null,
    };
  });
};
