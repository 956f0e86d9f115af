import { forBuyers } from '../http/require-buyer.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { Refusal } from '../http/refusal.ts';
import { findOrder } from '../order/reading.ts';
import { orderToWire } from '../order/wire.ts';
import { COURIERS, parcelPage } from '../courier/couriers.ts';
import { parcelEventsToWire, readParcelEvents } from './track.ts';

/** Couriers, and where a buyer's parcel is (contract 3.7). */
export const shippingRoutes: RouteModule = (app, services) => {
  const forBuyer = forBuyers(services.sessions);

  app.get('/logistics', (context) =>
    answer(
      context,
      COURIERS.map(({ id, code, name }) => ({ id, code, name: name[context.var.locale] })),
    ),
  );

  app.get(
    '/order/express/:number',
    forBuyer(async (context, buyerId) => {
      const view = await findOrder(services, buyerId, context.req.param('number') ?? '');
      const { row } = view;
      if (!['express', 'send'].includes(row.delivery_type)) throw new Refusal('nothing-to-track');
      const { locale } = context.var;
      const events = await readParcelEvents(services.database, row.id);
      const page = row.delivery_type === 'express' ? parcelPage(row.delivery_code, row.delivery_id) : '';
      return answer(context, {
        order: { ...orderToWire(view, locale), user_mark: row.buyer_message, delivery_url: page },
        express: { result: { list: parcelEventsToWire(events, locale) } },
      });
    }),
  );
};
