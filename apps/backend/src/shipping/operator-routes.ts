import type { Locale } from '@rider/api/locale';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule, Services } from '../http/environment.ts';
import { textOf } from '../http/parameters.ts';
import { operatorListQueryOf } from '../http/operator-list-query.ts';
import { requireOperator } from '../operator/require-operator.ts';
import { findAnyOrder, listAllOrders, type OwnedOrder } from '../order/operator-reading.ts';
import { orderToWire } from '../order/wire.ts';
import { readParcelEvent, readShipment } from './form.ts';
import { addParcelEvent, noteOnOrder, shipOrder } from './service.ts';
import { parcelEventsToWire, readParcelEvents } from './track.ts';

function ownedToWire({ view, buyer }: OwnedOrder, locale: Locale): object {
  return { ...orderToWire(view, locale), buyer };
}

async function wholeOrder(services: Services, context: HttpContext): Promise<object> {
  const owned = await findAnyOrder(services, numberOf(context));
  const events = await readParcelEvents(services.database, owned.view.row.id);
  const { locale } = context.var;
  return { ...ownedToWire(owned, locale), parcel_events: parcelEventsToWire(events, locale) };
}

function numberOf(context: HttpContext): string {
  return context.req.param('number') ?? '';
}

/** What operators see of orders and do with them. */
export const orderOperatorRoutes: RouteModule = (app, services) => {
  app.get(
    '/operator/orders',
    requireOperator(services, async (context) => {
      const { orders, count } = await listAllOrders(services, operatorListQueryOf(context.var.parameters));
      return answer(context, { list: orders.map((order) => ownedToWire(order, context.var.locale)), count });
    }),
  );

  app.get(
    '/operator/orders/:number',
    requireOperator(services, async (context) => answer(context, await wholeOrder(services, context))),
  );

  app.post(
    '/operator/orders/:number/ship',
    requireOperator(services, async (context, operator) => {
      const shipment = readShipment(context.var.parameters, context.var.locale);
      await shipOrder(services, operator, numberOf(context), shipment);
      return answer(context, undefined, 'set');
    }),
  );

  app.post(
    '/operator/orders/:number/note',
    requireOperator(services, async (context, operator) => {
      await noteOnOrder(services, operator, numberOf(context), textOf(context.var.parameters, 'remark'));
      return answer(context, undefined, 'set');
    }),
  );

  app.post(
    '/operator/orders/:number/track',
    requireOperator(services, async (context, operator) => {
      const event = readParcelEvent(context.var.parameters, context.var.locale);
      await addParcelEvent(services, operator, numberOf(context), event);
      return answer(context, undefined, 'set');
    }),
  );
};
