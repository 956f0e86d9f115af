import type { UserWire } from '@rider/api/account';
import { findBuyer } from '../account/service.ts';
import { countUnreadOfBuyer } from '../chat/messages.ts';
import { countUnusedCoupons } from '../coupon/service.ts';
import { countFavourites } from '../favourite/service.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { forBuyers } from '../http/require-buyer.ts';
import { moneyToDecimal } from '@rider/model/money';
import { countUnreadNotices } from '../notification/service.ts';
import { countOrders } from '../order-overview/counts.ts';
import { orderCountsToWire } from '../order-overview/wire.ts';
import { buyerToWire } from './wire.ts';

/** The signed-in buyer with counts of orders, coupons, notices and messages (contract 3.2). */
export const accountOverviewRoutes: RouteModule = (app, services) => {
  const { database, sessions, clock } = services;
  const forBuyer = forBuyers(sessions);

  app.get(
    '/user',
    forBuyer(async (context, buyerId) => {
      const buyer = await findBuyer(database, buyerId);
      const counts = await countOrders(services, buyerId);
      const waiting = {
        chat: await countUnreadOfBuyer(database, buyerId),
        notices: await countUnreadNotices(database, buyerId),
        favourites: await countFavourites(database, buyerId),
        coupons: await countUnusedCoupons({ database, clock }, buyerId),
      };
      return answer<UserWire>(context, {
        ...buyerToWire(buyer, waiting),
        orderStatusSum: moneyToDecimal(counts.spent),
        orderStatusNum: orderCountsToWire(counts),
      });
    }),
  );
};
