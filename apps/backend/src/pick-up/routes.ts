import type { StoreWire } from '@rider/api/shipping';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { counterToWire, readOfferedCounters } from './counters.ts';

/** The pick-up counters, which CRMEB calls stores. */
export const pickUpRoutes: RouteModule = (app, { database }) => {
  app.get('/store_list', async (context) => {
    const counters = await readOfferedCounters(database);
    const list = counters.map((counter) => counterToWire(counter, context.var.locale));
    return answer<{ list: StoreWire[] }>(context, { list });
  });
};
