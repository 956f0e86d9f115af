import type { StoreWire } from '@rider/api/shipping';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { DEMONSTRATION_COUNTERS, counterToWire } from './counters.ts';

/** The pick-up counters, which CRMEB calls stores. */
export const pickUpRoutes: RouteModule = (app) => {
  app.get('/store_list', (context) =>
    answer<{ list: StoreWire[] }>(context, {
      list: DEMONSTRATION_COUNTERS.map((counter) => counterToWire(counter, context.var.locale)),
    }),
  );
};
