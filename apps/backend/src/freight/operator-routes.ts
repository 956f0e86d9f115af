import type { VersionedFreight } from '@rider/api/operator';
import { freightSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { saveSetting } from '../setting/settings.ts';
import { FREIGHT, readFreight } from './freight-rule.ts';

/** Operators' calls for the freight rule. */
export const freightOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'freight');
  const { database, cache } = services;

  get<VersionedFreight>('/operator/freight', () => readFreight(database));

  post('/operator/freight', async ({ operator, body, locale }) => {
    await saveSetting(database, FREIGHT, { operator, entered: body(freightSchema), locale });
    cache.invalidate('calendar', 'site');
  });
};
