import type { OperatorPaymentSettings } from '@rider/api/operator';
import { paymentSettingsSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { saveSetting } from '../setting/settings.ts';
import { configuredMethods, PAYMENTS, readPaymentSettings, type MethodAccounts } from './payment-settings.ts';

/** Operators' calls for how buyers pay. */
export const paymentSettingsRoutes: RouteModule<MethodAccounts> = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'payment-methods');
  const { database } = services;

  get<OperatorPaymentSettings>('/operator/payment_methods', async () => ({
    ...(await readPaymentSettings(database, services)),
    configured: configuredMethods(services),
  }));

  post('/operator/payment_methods', ({ operator, body, locale }) =>
    saveSetting(database, PAYMENTS, { operator, entered: body(paymentSettingsSchema), locale }),
  );
};
