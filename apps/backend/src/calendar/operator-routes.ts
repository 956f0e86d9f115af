import type { ClosedDay, OperatorList } from '@rider/api/operator';
import { closedDaySchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { closeDay, listClosedDays, openDay } from './closed-days.ts';

/** Operators' calls for the days on which the shop is closed. */
export const calendarOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'closed-days');
  const { database, cache, clock } = services;
  get<OperatorList<ClosedDay>>('/operator/closed_days', ({ list }) => listClosedDays(database, list(), clock()));

  post('/operator/closed_days', async ({ operator, form, seen }) => {
    await closeDay(database, operator, { ...form(closedDaySchema), seen });
    cache.invalidate('calendar');
  });

  post('/operator/closed_days/:day/remove', async ({ operator, inPath }) => {
    await openDay(database, operator, inPath('day'));
    cache.invalidate('calendar');
  });
};
