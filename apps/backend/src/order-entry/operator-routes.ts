import type { ChangeableOrder, OrderableVariant, OrderingBuyer, OrderQuote } from '@rider/api/operator';
import { changedContentsSchema, orderChangeSchema, orderDraftSchema, orderEntrySchema } from '@rider/model/validation';
import { ApiError } from '../http/api-error.ts';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls, type OperatorCall } from '../operator/operator-calls.ts';
import type { GatewayServices } from '../payment-provider/gateway.ts';
import type { TaxServices } from '../tax/tax-of-sale.ts';
import { changeUnpaidOrder, quoteChange, readChangeableOrder } from './change-unpaid-order.ts';
import { suggestVariants } from './entered-lines.ts';
import { addAddressForBuyer } from './add-address.ts';
import { readOrderingBuyer } from './ordering-buyer.ts';
import { placeForBuyer } from './place-for-buyer.ts';
import { priceOrder } from './price-order.ts';

/** Whether an operator may give a discount: who decides on promotions does. */
const mayDiscount = (may: OperatorCall['may']) => may('promotions');

/** Orders that operators enter for buyers. */
export const orderEntryRoutes: RouteModule<TaxServices & GatewayServices> = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'buyers');
  const { database, clock } = services;

  get<OrderingBuyer>('/operator/order_entry/buyers/:uid', ({ id, locale }) =>
    readOrderingBuyer(database, id('uid'), locale),
  );

  post<{ id: string }>('/operator/order_entry/buyers/:uid/addresses', async ({ operator, id, given, locale }) => ({
    id: String(await addAddressForBuyer(database, operator, id('uid'), { given, locale })),
  }));

  get<OrderableVariant[]>('/operator/order_entry/buyers/:uid/variants', ({ id, list, locale }) =>
    suggestVariants(database, list().search, { buyerId: id('uid'), now: clock(), locale }),
  );

  post<OrderQuote>('/operator/order_entry/quote', ({ body, locale }) =>
    priceOrder(services, body(orderDraftSchema), locale),
  );

  post<{ number: string }>('/operator/order_entry', async ({ operator, body, locale, may }) => {
    const entry = body(orderEntrySchema);
    if (entry.shopDiscount !== null && !mayDiscount(may)) throw new ApiError('role-not-allowed', { status: 400 });
    return { number: await placeForBuyer(services, operator, entry, locale) };
  });

  get<ChangeableOrder>('/operator/order_entry/orders/:number', ({ inPath, locale }) =>
    readChangeableOrder(services, inPath('number'), locale),
  );

  post<OrderQuote>('/operator/order_entry/orders/:number/quote', ({ inPath, body, locale }) =>
    quoteChange(services, inPath('number'), body(changedContentsSchema), locale),
  );

  post('/operator/order_entry/orders/:number', async ({ operator, inPath, body, locale, may }) => {
    const { version, ...contents } = body(orderChangeSchema);
    await changeUnpaidOrder(services, operator, inPath('number'), {
      contents,
      version,
      locale,
      mayDiscount: mayDiscount(may),
    });
  });
};
