import type {
  CashierWire,
  PaidOrderWire,
  PaymentMethodWordsWire,
  PaymentStatusWire,
  PayOrderRequestWire,
} from '@rider/api/order';
import type { Untrusted } from '@rider/api/wire';
import type { Locale } from '@rider/model/locale';
import { moneyFromDecimal, moneyToDecimal, type Money } from '@rider/model/money';
import { forBuyers } from '../http/require-buyer.ts';
import { findBuyer } from '../account/service.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import { Refusal } from '../http/refusal.ts';
import { messageText } from '../messages/index.ts';
import { findOrder } from '../order/reading.ts';
import type { RechargeServices } from '../balance/recharge.ts';
import { returnPathTo } from '../payment-provider/return-path.ts';
import { isPaymentMethod, METHOD_FACTS, PAYMENT_METHODS } from '../order/payment-methods.ts';
import { payInForOrder } from './paying-in.ts';
import { assertPayable, payOrder } from './service.ts';

const PAYMENT_PAGE = '/payment';

function methodsToWire(balance: Money, locale: Locale): PaymentMethodWordsWire[] {
  return PAYMENT_METHODS.map((value) => {
    const { icon, available } = METHOD_FACTS[value];
    return {
      icon,
      name: messageText(`backend.payment-method.${value}`, locale),
      value,
      title: messageText(
        value === 'yue' ? 'backend.payment-method.available-balance' : 'backend.payment-method.coming-soon',
        locale,
      ),
      number: value === 'yue' ? moneyToDecimal(balance) : null,
      payStatus: available,
    };
  });
}

/** Reads a decimal amount. Throws the refusal `amount-missing` for anything but a positive amount. */
function amountOf(decimal: string): Money {
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(decimal) || Number(decimal) === 0)
    throw new Refusal('amount-missing', { status: 400 });
  return moneyFromDecimal(decimal);
}

/** The page to which the provider leads back. */
function wayBack(parameters: Untrusted<PayOrderRequestWire>, number: string): string {
  const page = returnPathTo(PAYMENT_PAGE, textOf(parameters, 'quitUrl'));
  return `${page}?orderId=${encodeURIComponent(number)}`;
}

/** Paying an order (contract 3.7). The parameter `recharge`, the amount to pay in first, is our addition. */
export const paymentRoutes: RouteModule<RechargeServices> = (app, services) => {
  const { database, sessions, clock, payments } = services;
  const forBuyer = forBuyers(sessions);

  app.get(
    '/pay/config',
    forBuyer(async (context, buyerId) => {
      const { balance } = await findBuyer(database, buyerId);
      return answer<PaymentMethodWordsWire[]>(context, methodsToWire(balance, context.var.locale));
    }),
  );

  app.get(
    '/order/cashier/:number/:type?',
    forBuyer(async (context, buyerId) => {
      const { row } = await findOrder(services, buyerId, context.req.param('number') ?? '');
      assertPayable(row);
      const { balance } = await findBuyer(database, buyerId);
      return answer<CashierWire>(context, {
        order_id: row.number,
        oid: row.id,
        pay_price: moneyToDecimal(row.total),
        now_money: moneyToDecimal(balance),
        pay_postage: moneyToDecimal(row.freight),
        offline_postage: '0.00',
        invalid_time: Math.floor(row.pay_before.getTime() / 1000),
        yue_pay_status: METHOD_FACTS.yue.available,
        wechat_pay_status: METHOD_FACTS.weixin.available,
        ali_pay_status: METHOD_FACTS.alipay.available,
        stripe_pay_status: METHOD_FACTS.stripe.available,
        offline_pay_status: false,
        friend_pay_status: false,
        provider: payments?.name ?? '',
      });
    }),
  );

  app.post(
    '/order/pay',
    forBuyer(async (context, buyerId) => {
      const { locale } = context.var;
      const parameters: Untrusted<PayOrderRequestWire> = context.var.parameters;
      const number = textOf(parameters, 'uni');
      if (number === '') throw new Refusal('malformed-request', { status: 400 });
      const method = textOf(parameters, 'paytype');
      if (!isPaymentMethod(method)) throw new Refusal('unknown-payment-method', { status: 400 });
      const payIn = textOf(parameters, 'recharge');
      const outcome =
        payIn === '' || method !== 'yue'
          ? await payOrder(services, buyerId, number, method)
          : await payInForOrder(services, buyerId, {
              number,
              amount: amountOf(payIn),
              returnPath: wayBack(parameters, number),
              locale,
            });
      if (typeof outcome === 'object') {
        const result = { order_id: number, recharge: outcome.number, pay_url: outcome.address };
        return answer<PaidOrderWire>(context, { status: 'RECHARGE_PAY', result });
      }
      return outcome === 'paid'
        ? answer<PaidOrderWire>(context, { status: 'SUCCESS', result: { order_id: number } }, 'paid-from-balance')
        : answer<PaidOrderWire>(
            context,
            { status: 'PAY_DEFICIENCY', result: { order_id: number } },
            payIn === '' ? 'balance-too-low' : 'balance-changed',
          );
    }),
  );

  app.get(
    '/pc/check_order_status/:number/:end?',
    forBuyer(async (context, buyerId) => {
      const { row } = await findOrder(services, buyerId, context.req.param('number') ?? '');
      const deadline = Math.floor(row.pay_before.getTime() / 1000);
      const asked = wholeNumberOf({ end: context.req.param('end') }, 'end') ?? deadline;
      const left = Math.min(asked, deadline) - Math.floor(clock() / 1000);
      return answer<PaymentStatusWire>(context, { status: row.paid_at !== null, time: Math.max(0, left) });
    }),
  );
};
