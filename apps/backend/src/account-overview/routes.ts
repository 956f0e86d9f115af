import type { UserWire } from '@rider/api/account';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { buyerCalls } from '../http/buyer-calls.ts';
import { moneyToDecimal } from '@rider/model/money';
import { countOrders } from '../order-overview/counts.ts';
import { orderCountsToWire } from '../order-overview/wire.ts';
import { findBuyerAndWaiting } from './find-buyer-and-waiting.ts';
import { buyerToWire } from './wire.ts';

/** The signed-in buyer with counts of orders, coupons, notifications and messages. */
export const accountOverviewRoutes: RouteModule = (app, services) => {
  const forBuyer = buyerCalls(app, services.chatSessions);

  forBuyer.get('/user', async (context, buyerId) => {
    const { buyer, waiting } = await findBuyerAndWaiting(services, buyerId);
    const counts = await countOrders(services, buyerId);
    return answer<UserWire>(context, {
      ...buyerToWire(buyer, waiting),
      orderStatusSum: moneyToDecimal(counts.spent),
      orderStatusNum: orderCountsToWire(counts),
    });
  });
};
