import type { OperatorList, OperatorTaxRate } from '@rider/api/operator';
import { taxRateSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { listTaxRates, saveTaxRate } from './operator-tax-rates.ts';

/** Operators' calls for the table of sales tax. */
export const taxOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'tax-rates');
  const { database } = services;

  get<OperatorList<OperatorTaxRate>>('/operator/tax_rates', ({ list, locale }) =>
    listTaxRates(database, list(), locale),
  );

  post('/operator/tax_rates', ({ operator, body, locale }) =>
    saveTaxRate(database, operator, body(taxRateSchema), locale),
  );
};
