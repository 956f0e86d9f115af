import type { OrderableVariant, OrderingBuyer, OrderQuote } from '@rider/api/operator';
import { orderDraftSchema, orderEntrySchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import type { TaxServices } from '../tax/tax-of-sale.ts';
import { suggestVariants } from './entered-lines.ts';
import { readOrderingBuyer } from './ordering-buyer.ts';
import { placeForBuyer } from './place-for-buyer.ts';
import { quoteOrder } from './quote-order.ts';

/** Orders that operators enter for buyers. */
export const orderEntryRoutes: RouteModule<TaxServices> = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'buyers');
  const { database, clock } = services;

  get<OrderingBuyer>('/operator/order_entry/buyers/:uid', ({ id, locale }) =>
    readOrderingBuyer(database, id('uid'), locale),
  );

  get<OrderableVariant[]>('/operator/order_entry/buyers/:uid/variants', ({ id, list, locale }) =>
    suggestVariants(database, list().search, { buyerId: id('uid'), now: clock(), locale }),
  );

  post<OrderQuote>('/operator/order_entry/quote', ({ body, locale }) =>
    quoteOrder(services, body(orderDraftSchema), locale),
  );

  post<{ number: string }>('/operator/order_entry', async ({ operator, body, locale }) => ({
    number: await placeForBuyer(services, operator, body(orderEntrySchema), locale),
  }));
};
