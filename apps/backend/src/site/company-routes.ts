import type { VersionedCompany } from '@rider/api/operator';
import { companySettingsSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { readCompanySettings, saveCompanySettings } from './company.ts';

/** Operators' calls for the company's data. */
export const companyOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'company');
  const { database, cache } = services;

  get<VersionedCompany>('/operator/company', () => readCompanySettings(database));

  post('/operator/company', async ({ operator, body, locale }) => {
    await saveCompanySettings(database, operator, body(companySettingsSchema), locale);
    cache.invalidate('site');
  });
};
