import { DEVICE_HEADER } from '@rider/api/account';
import { money, moneyToDecimal } from '@rider/api/money';
import { countUnreadOfBuyer } from '../chat/messages.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { secretOf, textOf } from '../http/parameters.ts';
import { bearerToken } from '../http/session.ts';
import { countOrders } from '../order/counts.ts';
import { orderCountsToWire } from '../order/wire.ts';
import { countUnusedCoupons } from '../coupon/service.ts';
import { countFavourites } from '../favourite/service.ts';
import { countUnreadNotices } from '../notification/service.ts';
import { buyerToWire } from './buyer-wire.ts';
import { placeOf } from './client.ts';
import { forBuyers } from '../http/require-buyer.ts';
import { sessionKey, type SessionServices } from './sessions.ts';
import { findBuyer, signIn } from './service.ts';

/** Signing in and out, and the buyer's own data (contract 3.2). */
export const accountRoutes: RouteModule<SessionServices> = (app, services) => {
  const { database, sessions, clock, announceSessionEnd } = services;
  const forBuyer = forBuyers(sessions);

  app.post('/login', async (context) => {
    const { parameters } = context.var;
    const session = await signIn(services, {
      account: textOf(parameters, 'account'),
      password: secretOf(parameters, 'password'),
      ...placeOf(context),
      locale: context.var.locale,
    });
    context.header(DEVICE_HEADER, session.device);
    return answer(context, { token: session.token, expires_time: Math.floor(session.expiresAt / 1000) }, 'signed-in');
  });

  app.get(
    '/logout',
    forBuyer(async (context) => {
      const token = bearerToken(context);
      if (token !== null) {
        await sessions.end(token);
        announceSessionEnd(sessionKey(token));
      }
      return answer(context, undefined, 'signed-out');
    }),
  );

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
      return answer(context, {
        ...buyerToWire(buyer, waiting),
        orderStatusSum: moneyToDecimal(money(counts.spent)),
        orderStatusNum: orderCountsToWire(counts),
      });
    }),
  );
};
