import type { StoreWire } from '@rider/api/shipping';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { DEMONSTRATION_COUNTERS, counterToWire } from './counters.ts';

/** The counters where goods are picked up, as CRMEB lists its stores. */
export const pickUpRoutes: RouteModule = (app) => {
  app.get('/store_list', (context) =>
    answer<{ list: StoreWire[] }>(context, {
      list: DEMONSTRATION_COUNTERS.map((counter) => counterToWire(counter, context.var.locale)),
    }),
  );
};
