import type { VersionedCounters } from '@rider/api/operator';
import { countersSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { readSetting, saveSetting } from '../setting/settings.ts';
import { COUNTERS } from './counters.ts';

/** Operators' calls for the pick-up counters. */
export const pickUpOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'counters');
  const { database, cache } = services;

  get<VersionedCounters>('/operator/counters', () => readSetting(database, COUNTERS));

  post('/operator/counters', async ({ operator, body, locale }) => {
    await saveSetting(database, COUNTERS, { operator, entered: body(countersSchema), locale });
    cache.invalidate('site');
  });
};
