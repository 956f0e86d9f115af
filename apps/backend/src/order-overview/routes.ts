import type { OrderCountsWire } from '@rider/api/account';
import type { OrderListRequestWire, OrderWire } from '@rider/api/order';
import type { ParcelTrackWire } from '@rider/api/shipping';
import type { ListWire, Untrusted } from '@rider/api/wire';
import type { StoredOrderState } from '@rider/model/order';
import { parcelPage } from '../courier/couriers.ts';
import { daysOf } from '../http/days.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { choiceOf, pageOf, wordOf } from '../http/parameters.ts';
import { Refusal } from '../http/refusal.ts';
import { forBuyers } from '../http/require-buyer.ts';
import type { OrderQuery } from '../order/reading.ts';
import { parcelEventsToWire, readParcelEvents } from '../shipping/track.ts';
import { countOrders } from './counts.ts';
import { findOrderOverview, listOrderOverviews } from './reading.ts';
import { orderCountsToWire, orderToWire } from './wire.ts';

const LIVE: readonly StoredOrderState[] = ['pending-payment', 'pending-shipment', 'to-receive', 'to-review', 'done'];

/** The list filter `type` (contract 3.7). Refunds have no orders of their own; an unknown filter shows nothing. */
const STATES_OF_TYPE: Readonly<Record<string, readonly StoredOrderState[] | null>> = {
  '': null,
  0: ['pending-payment'],
  1: ['pending-shipment'],
  2: ['to-receive'],
  3: ['to-review'],
  4: ['done'],
  9: LIVE,
  '-2': ['refunded'],
};

function queryOf(parameters: Untrusted<OrderListRequestWire>): OrderQuery {
  const { limit, offset } = pageOf(parameters);
  const type = choiceOf(parameters, 'type', STATES_OF_TYPE);
  return {
    states: type === undefined ? [] : type,
    search: wordOf(parameters, 'search'),
    placed: daysOf(parameters),
    limit,
    offset,
  };
}

/** A buyer's orders with their refunds and parcels (contract 3.7 and 3.8). */
export const orderOverviewRoutes: RouteModule = (app, services) => {
  const forBuyer = forBuyers(services.sessions);

  app.get(
    '/pc/get_order_list',
    forBuyer(async (context, buyerId) => {
      const { orders, count } = await listOrderOverviews(services, buyerId, queryOf(context.var.parameters));
      const list = orders.map((order) => orderToWire(order, context.var.locale));
      return answer<ListWire<OrderWire>>(context, { list, count });
    }),
  );

  app.get(
    '/order/list',
    forBuyer(async (context, buyerId) => {
      const { orders } = await listOrderOverviews(services, buyerId, queryOf(context.var.parameters));
      return answer<OrderWire[]>(
        context,
        orders.map((order) => orderToWire(order, context.var.locale)),
      );
    }),
  );

  app.get(
    '/order/data',
    forBuyer(async (context, buyerId) =>
      answer<OrderCountsWire>(context, orderCountsToWire(await countOrders(services, buyerId))),
    ),
  );

  app.get(
    '/order/detail/:number',
    forBuyer(async (context, buyerId) => {
      const order = await findOrderOverview(services, buyerId, context.req.param('number') ?? '');
      return answer<OrderWire>(context, orderToWire(order, context.var.locale));
    }),
  );

  app.get(
    '/order/refund_detail/:number',
    forBuyer(async (context, buyerId) =>
      answer<OrderWire>(
        context,
        orderToWire(await findOrderOverview(services, buyerId, context.req.param('number') ?? ''), context.var.locale),
      ),
    ),
  );

  app.get(
    '/order/express/:number',
    forBuyer(async (context, buyerId) => {
      const view = await findOrderOverview(services, buyerId, context.req.param('number') ?? '');
      const { row } = view;
      if (!['express', 'send'].includes(row.delivery_type)) throw new Refusal('nothing-to-track');
      const { locale } = context.var;
      const events = await readParcelEvents(services.database, row.id);
      const page = row.delivery_type === 'express' ? parcelPage(row.delivery_code, row.delivery_id) : '';
      return answer<ParcelTrackWire>(context, {
        order: { ...orderToWire(view, locale), user_mark: row.buyer_message, delivery_url: page },
        express: { result: { list: parcelEventsToWire(events, locale) } },
      });
    }),
  );
};
