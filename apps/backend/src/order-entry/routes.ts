import type { DirectOrder } from '@rider/api/order';
import { directOrderSchema, validate } from '@rider/model/validation';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { acceptedValues } from '../http/form-errors.ts';
import type { TaxServices } from '../tax/tax-of-sale.ts';
import { placeDirectly } from './place-directly.ts';

/** Orders of SKUs and quantities by programs; not in CRMEB. */
export const directOrderRoutes: RouteModule<TaxServices> = (app, services) => {
  const forBuyer = buyerCalls(app, services.sessions);

  forBuyer.post('/order/place', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const order = acceptedValues(validate(directOrderSchema, parameters), {}, locale);
    return answer<DirectOrder>(context, await placeDirectly(services, buyerId, order, locale), 'order-placed');
  });
};
