import type { ChangeableOrder, OrderableVariant, OrderingBuyer, OrderQuote } from '@rider/api/operator';
import { changedContentsSchema, orderChangeSchema, orderDraftSchema, orderEntrySchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import type { GatewayServices } from '../payment-provider/gateway.ts';
import type { TaxServices } from '../tax/tax-of-sale.ts';
import { changeUnpaidOrder, quoteChange, readChangeableOrder } from './change-unpaid-order.ts';
import { suggestVariants } from './entered-lines.ts';
import { readOrderingBuyer } from './ordering-buyer.ts';
import { placeForBuyer } from './place-for-buyer.ts';
import { quoteOrder } from './quote-order.ts';

/** Orders that operators enter for buyers. */
export const orderEntryRoutes: RouteModule<TaxServices & GatewayServices> = (app, services) => {
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

  get<ChangeableOrder>('/operator/order_entry/orders/:number', ({ inPath, locale }) =>
    readChangeableOrder(services, inPath('number'), locale),
  );

  post<OrderQuote>('/operator/order_entry/orders/:number/quote', ({ inPath, body, locale }) =>
    quoteChange(services, inPath('number'), body(changedContentsSchema), locale),
  );

  post('/operator/order_entry/orders/:number', async ({ operator, inPath, body, locale }) => {
    const { version, ...contents } = body(orderChangeSchema);
    await changeUnpaidOrder(services, operator, inPath('number'), { contents, version, locale });
  });
};
