import type { CourierWire } from '@rider/api/shipping';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { COURIERS } from './couriers.ts';

/** The couriers of shipments and returns. */
export const courierRoutes: RouteModule = (app) => {
  app.get('/logistics', (context) =>
    answer<CourierWire[]>(
      context,
      COURIERS.map(({ id, code, name }) => ({ id, code, name: name[context.var.locale] })),
    ),
  );
};
