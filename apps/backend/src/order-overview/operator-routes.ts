import type { OperatorListWire, OperatorOrderWire } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule, Services } from '../http/environment.ts';
import { operatorListQueryOf } from '../http/operator-list-query.ts';
import { requireOperator } from '../operator/require-operator.ts';
import { parcelEventsToWire, readParcelEvents } from '../shipping/track.ts';
import { findAnyOrder, listAllOrders, type OwnedOrder } from './operator-reading.ts';
import { orderToWire } from './wire.ts';

function ownedToWire({ view, buyer }: OwnedOrder, locale: Locale): OperatorOrderWire {
  return { ...orderToWire(view, locale), buyer };
}

async function wholeOrder(services: Services, context: HttpContext): Promise<OperatorOrderWire> {
  const owned = await findAnyOrder(services, context.req.param('number') ?? '');
  const events = await readParcelEvents(services.database, owned.view.row.id);
  const { locale } = context.var;
  return { ...ownedToWire(owned, locale), parcel_events: parcelEventsToWire(events, locale) };
}

/** Orders of all buyers, for operators. */
export const orderOverviewOperatorRoutes: RouteModule = (app, services) => {
  app.get(
    '/operator/orders',
    requireOperator(services, async (context) => {
      const { orders, count } = await listAllOrders(services, operatorListQueryOf(context.var.parameters));
      const list = orders.map((order) => ownedToWire(order, context.var.locale));
      return answer<OperatorListWire<OperatorOrderWire>>(context, { list, count });
    }),
  );

  app.get(
    '/operator/orders/:number',
    requireOperator(services, async (context) =>
      answer<OperatorOrderWire>(context, await wholeOrder(services, context)),
    ),
  );
};
