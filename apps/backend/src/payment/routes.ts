import type { Locale } from '@rider/api/locale';
import { money, moneyToDecimal } from '@rider/api/money';
import { forBuyers } from '../account/require-buyer.ts';
import { findBuyer } from '../account/service.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import { Refusal } from '../http/refusal.ts';
import { messageText } from '../messages/index.ts';
import { findOrder } from '../order/reading.ts';
import { isPaymentMethod, METHOD_FACTS, PAYMENT_METHODS } from './methods.ts';
import { assertPayable, payOrder } from './service.ts';

function methodsToWire(balance: number, locale: Locale): object[] {
  return PAYMENT_METHODS.map((value) => {
    const { name, icon, available } = METHOD_FACTS[value];
    return {
      icon,
      name: messageText(name, locale),
      value,
      title: messageText(value === 'yue' ? 910044 : 910045, locale),
      number: value === 'yue' ? moneyToDecimal(money(balance)) : null,
      payStatus: available,
    };
  });
}

/** Paying an order (contract 3.7). */
export const paymentRoutes: RouteModule = (app, services) => {
  const { database, sessions, clock } = services;
  const forBuyer = forBuyers(sessions);

  app.get(
    '/pay/config',
    forBuyer(async (context, buyerId) => {
      const { balance } = await findBuyer(database, buyerId);
      return answer(context, methodsToWire(balance, context.var.locale));
    }),
  );

  app.get(
    '/order/cashier/:number/:type?',
    forBuyer(async (context, buyerId) => {
      const { row } = await findOrder(services, buyerId, context.req.param('number') ?? '');
      assertPayable(row);
      const { balance } = await findBuyer(database, buyerId);
      return answer(context, {
        order_id: row.number,
        oid: row.id,
        pay_price: moneyToDecimal(money(row.total)),
        now_money: moneyToDecimal(money(balance)),
        pay_postage: moneyToDecimal(money(row.freight)),
        offline_postage: '0.00',
        invalid_time: Math.floor(row.pay_before.getTime() / 1000),
        yue_pay_status: METHOD_FACTS.yue.available,
        wechat_pay_status: METHOD_FACTS.weixin.available,
        ali_pay_status: METHOD_FACTS.alipay.available,
        stripe_pay_status: METHOD_FACTS.stripe.available,
        offline_pay_status: false,
        friend_pay_status: false,
      });
    }),
  );

  app.post(
    '/order/pay',
    forBuyer(async (context, buyerId) => {
      const { parameters } = context.var;
      const number = textOf(parameters, 'uni');
      if (number === '') throw new Refusal(100100, { status: 400 });
      const method = textOf(parameters, 'paytype');
      if (!isPaymentMethod(method)) throw new Refusal(410278, { status: 400 });
      const outcome = await payOrder(services, buyerId, number, method);
      return outcome === 'paid'
        ? answer(context, { status: 'SUCCESS', result: { order_id: number } }, 410197)
        : answer(context, { status: 'PAY_DEFICIENCY', result: { order_id: number } }, 910030);
    }),
  );

  app.get(
    '/pc/check_order_status/:number/:end?',
    forBuyer(async (context, buyerId) => {
      const { row } = await findOrder(services, buyerId, context.req.param('number') ?? '');
      const deadline = Math.floor(row.pay_before.getTime() / 1000);
      const asked = wholeNumberOf({ end: context.req.param('end') }, 'end') ?? deadline;
      const left = Math.min(asked, deadline) - Math.floor(clock() / 1000);
      return answer(context, { status: row.paid_at !== null, time: Math.max(0, left) });
    }),
  );
};
