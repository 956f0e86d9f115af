import { METHOD_NAMES } from '@rider/api/order';
import type {
  CashierWire,
  PaidOrderWire,
  PaymentMethodTextsWire,
  PaymentStatusWire,
  PayOrderRequestWire,
} from '@rider/api/order';
import type { Untrusted } from '@rider/api/wire';
import type { Locale } from '@rider/model/locale';
import type { PaymentSettings } from '@rider/model/order';
import { moneyFromDecimal, moneyToDecimal, type Money } from '@rider/model/money';
import { buyerCalls } from '../http/buyer-calls.ts';
import { findBuyer } from '../account/buyers.ts';
import type { CreditTerms } from '@rider/model/invoice';
import { readOwnCredit } from '../credit/credit-terms.ts';
import { renderSVG } from 'uqr';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { quotedAmountOf, textOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { messageText } from '../messages/index.ts';
import { findOrder } from '../order/read-orders.ts';
import type { RechargeServices } from '../balance/recharge.ts';
import type { GatewayServices, ProvidedMethod } from '../payment-provider/gateway.ts';
import { lastAttempt, showAttempt, type ShownAttempt } from './attempts.ts';
import { reconcileAttempts } from './settle-attempt.ts';
import { returnPathTo } from '../payment-provider/return-path.ts';
import { isPaymentMethod, METHOD_FACTS } from '../payment-setting/payment-methods.ts';
import { readOffered, readPaymentSettings, requireOffered } from '../payment-setting/payment-settings.ts';
import { payInForOrder } from './pay-in.ts';
import { assertPayable, payOnAccount, payOrder } from './pay-order.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

const PAYMENT_PAGE = '/payment';

/** The payment methods on the wire; invoice only for a buyer with credit terms. */
function methodsToWire(
  { gateways }: GatewayServices,
  { methods }: PaymentSettings,
  { balance, credit, locale }: { balance: Money; credit: CreditTerms | null; locale: Locale },
): PaymentMethodTextsWire[] {
  const offered = methods.filter((each) => each.offered).map(({ method }) => METHOD_NAMES[method]);
  const known = offered.filter((value) => value !== 'invoice' || credit !== null);
  return known.map((value) => {
    if (value === 'invoice' && credit !== null) return invoiceToWire(credit, locale);
    const { icon } = METHOD_FACTS[value];
    const provided = gateways.has(value);
    return {
      icon,
      name: messageText(`backend.payment-method.${value}`, locale),
      value,
      title: messageText(
        METHOD_FACTS[value].available
          ? 'backend.payment-method.available-balance'
          : `backend.payment-method.${provided ? (value === 'stripe' ? 'card-form' : 'scan') : 'coming-soon'}`,
        locale,
      ),
      number: value === 'yue' ? moneyToDecimal(balance) : null,
      payStatus: METHOD_FACTS[value].available || provided,
    };
  });
}

function invoiceToWire({ days }: CreditTerms, locale: Locale): PaymentMethodTextsWire {
  return {
    icon: METHOD_FACTS.invoice.icon,
    name: messageText('backend.payment-method.invoice', locale),
    value: 'invoice',
    title: messageText('backend.payment-method.net-terms', locale, { days }),
    number: null,
    payStatus: true,
  };
}

/** The data of an open payment's page, with the QR code as an image. */
function shownToWire(number: string, method: ProvidedMethod, shown: ShownAttempt): PaidOrderWire {
  const { presented, savedCards, isSandbox, payBefore } = shown;
  if (presented.kind === 'card-form') {
    const { publishableKey, clientSecret, sandboxScript } = presented;
    const saved = savedCards.map((card) => ({
      token: card.provider_token,
      brand: card.brand,
      last4: card.last4,
      expiryMonth: card.expiry_month,
      expiryYear: card.expiry_year,
    }));
    const fields = { kind: 'card', publishableKey, clientSecret, sandboxScript } as const;
    const cardForm = { ...fields, savedCards: saved, payBefore: payBefore.getTime() };
    return { status: 'STRIPE_PAY', result: { order_id: number, cardForm } };
  }
  const about = { invalid: unixSeconds(payBefore), sandbox: isSandbox };
  const { code, page } = presented;
  const drawn = { qr: `data:image/svg+xml,${encodeURIComponent(renderSVG(code))}`, page: page ?? '' };
  return method === 'alipay'
    ? { status: 'ALIPAY_PAY', result: { order_id: number, jsConfig: { ...about, ...drawn, qrCode: code } } }
    : { status: 'WECHAT_PC_PAY', result: { order_id: number, jsConfig: { ...about, ...drawn, code_url: code } } };
}

/** Reads a decimal amount. @throws ApiError `amount-missing` for anything but a positive amount. */
function amountOf(decimal: string): Money {
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(decimal) || Number(decimal) === 0)
    throw new ApiError('amount-missing', { status: 400 });
  return moneyFromDecimal(decimal);
}

/** The page to which the provider redirects. */
function returnPathOf(parameters: Untrusted<PayOrderRequestWire>, number: string): string {
  const page = returnPathTo(PAYMENT_PAGE, textOf(parameters, 'quitUrl'));
  return `${page}?orderId=${encodeURIComponent(number)}`;
}

/** Pays orders. The parameter `recharge`, the amount to pay in first, extends CRMEB's call. */
export const paymentRoutes: RouteModule<RechargeServices & GatewayServices> = (app, services) => {
  const { database, sessions, clock, payments, gateways } = services;
  const forBuyer = buyerCalls(app, sessions);

  forBuyer.get('/pay/config', async (context, buyerId) => {
    const { balance } = await findBuyer(database, buyerId);
    const credit = await readOwnCredit(database, buyerId);
    const { locale } = context.var;
    return answer<PaymentMethodTextsWire[]>(
      context,
      methodsToWire(services, await readPaymentSettings(database, services), { balance, credit, locale }),
    );
  });

  forBuyer.get('/order/cashier/:number/:type?', async (context, buyerId) => {
    const { row } = await findOrder(services, buyerId, context.req.param('number') ?? '');
    assertPayable(row);
    const { balance } = await findBuyer(database, buyerId);
    const last = await lastAttempt(database, row.id);
    const credit = await readOwnCredit(database, buyerId);
    const offered = await readOffered(database, services, row.total);
    const { bankTransfer } = await readPaymentSettings(database, services);
    return answer<CashierWire>(context, {
      order_id: row.number,
      oid: row.id,
      pay_price: moneyToDecimal(row.total),
      now_money: moneyToDecimal(balance),
      pay_postage: moneyToDecimal(row.freight),
      offline_postage: '0.00',
      invalid_time: unixSeconds(row.pay_before),
      yue_pay_status: offered.includes('yue'),
      wechat_pay_status: offered.includes('weixin'),
      ali_pay_status: offered.includes('alipay'),
      stripe_pay_status: offered.includes('stripe'),
      offline_pay_status: false,
      friend_pay_status: false,
      provider: payments?.name ?? '',
      pages: offered.filter((method) => gateways.has(method)),
      offered,
      last_payment: last === null ? '' : last.state,
      on_account: offered.includes('invoice') ? credit : null,
      bank_transfer: offered.includes('invoice') ? bankTransfer[context.var.locale] : '',
    });
  });

  forBuyer.post('/order/pay', async (context, buyerId) => {
    const { locale } = context.var;
    const parameters: Untrusted<PayOrderRequestWire> = context.var.parameters;
    const number = textOf(parameters, 'uni');
    if (number === '') throw new ApiError('malformed-request', { status: 400 });
    const method = textOf(parameters, 'paytype');
    if (!isPaymentMethod(method)) throw new ApiError('unknown-payment-method', { status: 400 });
    if (method === 'invoice' || method === 'yue') {
      const { row } = await findOrder(services, buyerId, number);
      await requireOffered(database, method, row.total);
    }
    const quoted = quotedAmountOf(parameters, 'pay_price');
    if (method === 'invoice') {
      await payOnAccount(services, buyerId, number, quoted);
      return answer<PaidOrderWire>(context, { status: 'SUCCESS', result: { order_id: number } });
    }
    if (method !== 'yue') {
      const shown = await showAttempt(services, buyerId, {
        number,
        method,
        returnPath: returnPathOf(parameters, number),
        locale,
      });
      return answer<PaidOrderWire>(
        context,
        shown === 'paid' ? { status: 'SUCCESS', result: { order_id: number } } : shownToWire(number, method, shown),
      );
    }
    const payIn = textOf(parameters, 'recharge');
    const outcome =
      payIn === ''
        ? await payOrder(services, buyerId, number, quoted)
        : await payInForOrder(services, buyerId, {
            number,
            amount: amountOf(payIn),
            returnPath: returnPathOf(parameters, number),
            quoted,
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
  });

  forBuyer.get('/pc/check_order_status/:number/:end?', async (context, buyerId) => {
    const number = context.req.param('number') ?? '';
    const before = await findOrder(services, buyerId, number);
    // A webhook may have been lost.
    if (before.row.paid_at === null) await reconcileAttempts(services, before.row.id);
    const { row } = await findOrder(services, buyerId, number);
    const deadline = unixSeconds(row.pay_before);
    const requested = wholeNumberOf({ end: context.req.param('end') }, 'end') ?? deadline;
    const left = Math.min(requested, deadline) - unixSeconds(clock());
    return answer<PaymentStatusWire>(context, { status: row.paid_at !== null, time: Math.max(0, left) });
  });
};
