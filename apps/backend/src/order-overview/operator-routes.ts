import type { OperatorList, OperatorOrderFacts, OperatorOrderWire } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { readParcelEvents } from '../shipping/parcel-events.ts';
import { findAnyOrder, listAllOrders, type OwnedOrder } from './read-all-orders.ts';
import { orderToWire } from './wire.ts';

function operatorOrderOf(
  { view, buyer }: OwnedOrder,
  locale: Locale,
  parcelEvents: OperatorOrderFacts['parcelEvents'] = [],
): OperatorOrderWire {
  return { ...orderToWire(view, locale), buyer: { ...buyer, uid: String(buyer.uid) }, parcelEvents };
}

/** Orders of all buyers, for operators. */
export const orderOverviewOperatorRoutes: RouteModule = (app, services) => {
  const { get } = operatorCalls(app, services, 'orders');
  get<OperatorList<OperatorOrderWire>>('/operator/orders', async ({ list, locale }) => {
    const { orders, count } = await listAllOrders(services, list());
    return { items: orders.map((order) => operatorOrderOf(order, locale)), total: count };
  });

  get<OperatorOrderWire>('/operator/orders/:number', async ({ inPath, locale }) => {
    const order = await findAnyOrder(services, inPath('number'));
    const events = await readParcelEvents(services.database, order.view.row.id);
    const parcelEvents = events.map(({ parcel_id: parcelId, happened_at: at, body, place }) => ({
      at: at.getTime(),
      text: body[locale],
      place,
      parcelId: parcelId === null ? '' : String(parcelId),
    }));
    return operatorOrderOf(order, locale, parcelEvents);
  });
};
