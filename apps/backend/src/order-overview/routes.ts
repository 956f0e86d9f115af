import type { OrderCountsWire } from '@rider/api/account';
import type { OrderListRequestWire, OrderWire } from '@rider/api/order';
import type { OrderParcelWire, ParcelTrackRequestWire, ParcelTrackWire } from '@rider/api/shipping';
import type { ListWire, Untrusted } from '@rider/api/wire';
import type { StoredOrderState } from '@rider/model/order';
import { answerTableFile } from '../document/table-file.ts';
import { daysOf } from '../http/days.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { choiceOf, flagOf, pageOf, wholeNumberOf, wordOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { buyerCalls, type BuyerHandler } from '../http/buyer-calls.ts';
import { expireDueOrdersOf } from '../order/close-order.ts';
import { companyOrdersBy, ownOrdersBy, type OrderQuery, type OwnOrderFilter } from '../order/read-orders.ts';
import { isTracked, parcelEventsToWire, readParcelEvents } from '../shipping/parcel-events.ts';
import { countOrders } from './counts.ts';
import { BUYER_COLUMNS, COMPANY_COLUMNS, exportedOrders, orderFileRowsOf } from './export-orders.ts';
import { findOrderOverview, listOrderOverviews } from './read-own-orders.ts';
import { orderCountsToWire, orderToWire } from './wire.ts';

const LIVE: readonly StoredOrderState[] = ['pending-payment', 'pending-shipment', 'to-receive', 'to-review', 'done'];

/** The list filter `type`. Refunds have no orders of their own; an unknown filter shows nothing. */
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

function filterOf(parameters: Untrusted<OrderListRequestWire>): OwnOrderFilter {
  const type = choiceOf(parameters, 'type', STATES_OF_TYPE);
  return {
    states: type === undefined ? [] : type,
    search: wordOf(parameters, 'search'),
    placed: daysOf(parameters),
  };
}

const queryOf = (parameters: Untrusted<OrderListRequestWire>): OrderQuery => ({
  ...filterOf(parameters),
  ofCompany: flagOf(parameters, 'of_company'),
  ...pageOf(parameters),
});

/** An order for the tracking of a parcel: only the lines in the parcel. */
function trackedOrder(order: OrderWire, { cart_ids: lines, ...parcel }: OrderParcelWire): ParcelTrackWire['order'] {
  const countOf = new Map(lines.map(({ cart_id: key, cart_num: count }) => [key, count]));
  const cartInfo = order.cartInfo.flatMap((line) => {
    const count = countOf.get(line.unique);
    return count === undefined ? [] : [{ ...line, cart_num: count }];
  });
  const { delivery_type, delivery_name, delivery_code, delivery_id, delivery_url } = parcel;
  const delivery = { delivery_type, delivery_name, delivery_code, delivery_id, delivery_url };
  return { ...order, ...delivery, user_mark: order.mark, cartInfo };
}

/** A buyer's orders with their refunds and parcels. */
export const orderOverviewRoutes: RouteModule = (app, services) => {
  const forBuyer = buyerCalls(app, services.sessions);

  forBuyer.get('/pc/get_order_list', async (context, buyerId) => {
    const { orders, count } = await listOrderOverviews(services, buyerId, queryOf(context.var.parameters));
    const list = orders.map((order) => orderToWire(order, context.var.locale));
    return answer<ListWire<OrderWire>>(context, { list, count });
  });

  forBuyer.get('/order/list', async (context, buyerId) => {
    const { orders } = await listOrderOverviews(services, buyerId, queryOf(context.var.parameters));
    return answer<OrderWire[]>(
      context,
      orders.map((order) => orderToWire(order, context.var.locale)),
    );
  });

  forBuyer.get('/order_export', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const of = orderFileRowsOf(parameters);
    await expireDueOrdersOf(services, buyerId);
    const { database } = services;
    const filter = filterOf(parameters);
    const ofCompany = flagOf(parameters, 'of_company');
    const found = ofCompany ? await companyOrdersBy(database, buyerId, filter) : ownOrdersBy(database, buyerId, filter);
    const rows = await exportedOrders(database, found, {
      of,
      columns: ofCompany ? COMPANY_COLUMNS : BUYER_COLUMNS,
      locale,
    });
    return answerTableFile(context, of, rows);
  });

  forBuyer.get('/order/data', async (context, buyerId) =>
    answer<OrderCountsWire>(context, orderCountsToWire(await countOrders(services, buyerId))),
  );

  const detail: BuyerHandler = async (context, buyerId) => {
    const order = await findOrderOverview(services, buyerId, context.req.param('number') ?? '');
    return answer<OrderWire>(context, orderToWire(order, context.var.locale));
  };
  forBuyer.get('/order/detail/:number', detail);
  forBuyer.get('/order/refund_detail/:number', detail);

  forBuyer.get('/order/express/:number', async (context, buyerId) => {
    const view = await findOrderOverview(services, buyerId, context.req.param('number') ?? '');
    const { locale } = context.var;
    const parameters: Untrusted<ParcelTrackRequestWire> = context.var.parameters;
    const requested = wholeNumberOf(parameters, 'parcel');
    const parcels = orderToWire(view, locale).parcels ?? [];
    const parcel = requested ? parcels.find(({ id }) => id === requested) : parcels.at(-1);
    if (parcel === undefined || !isTracked(parcel)) throw new ApiError('nothing-to-track');
    const events = (await readParcelEvents(services.database, view.row.id)).filter(
      ({ parcel_id: id }) => id === parcel.id,
    );
    return answer<ParcelTrackWire>(context, {
      order: trackedOrder(orderToWire(view, locale), parcel),
      express: { result: { list: parcelEventsToWire(events, locale) } },
    });
  });
};
