import type { DeskOrdersWire } from '@rider/api/desk';
import { agentCalls } from '../agent/agent-calls.ts';
import { requireOwnBuyer } from '../chat/own-buyer.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { listOrderOverviews } from './read-own-orders.ts';
import { orderToWire } from './wire.ts';

const MOST_ORDERS = 10;

/** The latest orders of a buyer, beside the conversation at the desk. */
export const orderOverviewDeskRoutes: RouteModule = (app, services) => {
  const forAgent = agentCalls(app, services);

  forAgent.get('/kefuapi/orders', async (context, agent) => {
    const buyerId = await requireOwnBuyer(services.database, context, agent);
    const query = { states: null, search: '', limit: MOST_ORDERS, offset: 0 };
    const { orders, count } = await listOrderOverviews(services, buyerId, query);
    return answer<DeskOrdersWire>(context, {
      list: orders.map((order) => orderToWire(order, context.var.locale)),
      count,
    });
  });
};
