import { moneyToDecimal, money } from '@rider/api/money';
import { countUnreadOfBuyer } from '../chat/messages.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { textOf } from '../http/parameters.ts';
import { bearerToken } from '../http/session.ts';
import { countOrders } from '../order/counts.ts';
import { orderCountsToWire } from '../order/wire.ts';
import { mediaPath } from '../http/media.ts';
import { forBuyers } from './require-buyer.ts';
import { sessionKey } from './sessions.ts';
import { findBuyer, signIn, type Buyer } from './service.ts';

/** The asker's address: what the server before us wrote last into X-Forwarded-For, since only that it saw itself. */
function clientOf(context: HttpContext): string {
  return context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '';
}

function buyerToWire(buyer: Buyer, unreadChat: number): object {
  return {
    uid: buyer.id,
    account: buyer.account,
    nickname: buyer.nickname,
    real_name: `${buyer.first_name} ${buyer.last_name}`.trim(),
    avatar: buyer.avatar === null ? '' : mediaPath(buyer.avatar),
    phone: buyer.phone,
    email: buyer.email,
    company: buyer.company,
    now_money: moneyToDecimal(money(buyer.balance)),
    is_open_member: buyer.open_member,
    is_money_level: buyer.money_level ? 1 : 0,
    add_time: Math.floor(buyer.created_at.getTime() / 1000),
    integral: 0,
    level: 0,
    vip: false,
    couponCount: 0,
    collectCount: 0,
    like: 0,
    notice: 0,
    service_num: unreadChat,
    balance_func_status: 1,
    recharge_switch: 0,
  };
}

/** Signing in and out, and the buyer's own data (contract 3.2). */
export const accountRoutes: RouteModule = (app, services) => {
  const { database, sessions, clock, bus } = services;
  const forBuyer = forBuyers(sessions);

  app.post('/login', async (context) => {
    const { parameters } = context.var;
    const password = typeof parameters.password === 'string' ? parameters.password : '';
    const session = await signIn(services, {
      account: textOf(parameters, 'account'),
      password,
      client: clientOf(context),
    });
    return answer(context, { token: session.token, expires_time: Math.floor(session.expiresAt / 1000) }, 410001);
  });

  app.get(
    '/logout',
    forBuyer(async (context) => {
      const token = bearerToken(context);
      if (token !== null) {
        await sessions.end(token);
        await bus.publish({ type: 'session-ended', session: sessionKey(token) });
      }
      return answer(context, undefined, 410002);
    }),
  );

  app.get(
    '/user',
    forBuyer(async (context, buyerId) => {
      const buyer = await findBuyer(database, buyerId);
      const counts = await countOrders({ database, clock }, buyerId);
      return answer(context, {
        ...buyerToWire(buyer, await countUnreadOfBuyer(database, buyerId)),
        orderStatusSum: moneyToDecimal(money(counts.spent)),
        orderStatusNum: orderCountsToWire(counts),
      });
    }),
  );
};
