import type {
  CheckoutRequestWire,
  CheckoutWire,
  ComputedOrderWire,
  ComputeOrderRequestWire,
  CreatedOrderWire,
  PriceGroupWire,
} from '@rider/api/order';
import type { Untrusted } from '@rider/api/wire';
import type { Locale } from '@rider/model/locale';
import { money, moneyToDecimal } from '@rider/model/money';
import type { Tax } from '@rider/model/tax';
import { optionalShopDay, validate } from '@rider/model/validation';
import { buyerCalls } from '../http/buyer-calls.ts';
import { findBuyer } from '../account/buyers.ts';
import { addressToWire } from '../address/wire.ts';
import { cartLineIdsOf } from '../cart/routes.ts';
import { cartLineToWire } from '../cart/wire.ts';
import type { Database } from '../database/open.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import type { TaxServices } from '../tax/tax-of-sale.ts';
import { nameOfUntaxed, withUntaxedPlace } from '../tax/places.ts';
import { METHOD_FACTS } from '../payment-setting/payment-methods.ts';
import { computeCheckout, confirmCheckout, type ConfirmedCheckout, type Totals } from './checkout.ts';
import { couponOf, readOrderRequest } from './read-order-request.ts';
import { placeOrder } from './place-order.ts';
import { readShippingChoice } from './shipping-choice.ts';

/** The subtotal from which freight is free; CRMEB expresses "never" by an amount that no order reaches. */
function freeFrom({ freeFreightFrom }: Pick<Totals, 'freeFreightFrom'>): string {
  return moneyToDecimal(freeFreightFrom ?? money(100_000_000));
}

/** The tax of totals as a field; none while the destination is unknown. */
async function taxField(database: Database, { tax }: Pick<Totals, 'tax'>, locale: Locale): Promise<{ tax?: Tax }> {
  return tax === null ? {} : { tax: withUntaxedPlace(tax, await nameOfUntaxed(database, tax), locale) };
}

function priceGroup({ subtotal, freight, freightClass, freeFreightFrom }: Totals, tax: { tax?: Tax }): PriceGroupWire {
  return {
    totalPrice: moneyToDecimal(subtotal),
    sumPrice: moneyToDecimal(subtotal),
    vipPrice: '0.00',
    storePostage: moneyToDecimal(freight),
    storeFreePostage: freeFrom({ freeFreightFrom }),
    isStoreFreePostage: freight === 0,
    ...(freightClass !== null && { freight_class: freightClass }),
    storePostageDiscount: 0,
    levelPrice: '0.00',
    memberPrice: 0,
    ...tax,
  };
}

function checkoutToWire(
  checkout: ConfirmedCheckout,
  tax: { tax?: Tax },
  locale: Locale,
): Omit<CheckoutWire, 'addressInfo' | 'userInfo'> {
  return {
    orderKey: checkout.key,
    cartInfo: checkout.lines.map((line) => cartLineToWire(line, locale)),
    valid_count: checkout.lines.length,
    priceGroup: priceGroup(checkout, tax),
    storeFreePostage: freeFrom(checkout),
    yue_pay_status: METHOD_FACTS.yue.available ? 1 : 0,
    pay_weixin_open: METHOD_FACTS.weixin.available,
    ali_pay_status: METHOD_FACTS.alipay.available,
    stripe_pay_status: METHOD_FACTS.stripe.available,
    offline_pay_status: 0,
    friend_pay_status: 0,
    integral_open: false,
    usable_integral: '0',
    integralRatio: '0',
    offlinePostage: '0',
    store_self_mention: checkout.shippingOptions.some(({ counter }) => counter !== null),
    system_store: [],
    shipping_options: checkout.shippingOptions,
    invoice_func: false,
    special_invoice: false,
    virtual_type: false,
    custom_form: [],
    deduction: false,
  };
}

/** Confirms, computes and creates orders from cart lines. */
export const checkoutRoutes: RouteModule<TaxServices> = (app, services) => {
  const { database, sessions } = services;
  const forBuyer = buyerCalls(app, sessions);

  forBuyer.post('/order/confirm', async (context, buyerId) => {
    const { locale } = context.var;
    const parameters: Untrusted<CheckoutRequestWire> = context.var.parameters;
    const addressId = wholeNumberOf(parameters, 'addressId') ?? 0;
    const lineIds = cartLineIdsOf(parameters, 'cartId');
    const checkout = await confirmCheckout(services, buyerId, {
      lineIds,
      addressId,
      choice: await readShippingChoice(database, parameters),
      locale,
    });
    const { address } = checkout;
    const { balance, id } = await findBuyer(database, buyerId);
    return answer<CheckoutWire>(context, {
      ...checkoutToWire(checkout, await taxField(database, checkout, locale), locale),
      addressInfo: address === null ? [] : addressToWire(address),
      userInfo: { uid: id, now_money: moneyToDecimal(balance) },
    });
  });

  forBuyer.post('/order/computed/:key', async (context, buyerId) => {
    const key = context.req.param('key') ?? '';
    const { locale } = context.var;
    const parameters: Untrusted<ComputeOrderRequestWire> = context.var.parameters;
    const computed = await computeCheckout(services, buyerId, {
      key,
      addressId: wholeNumberOf(parameters, 'addressId') ?? 0,
      couponId: couponOf(parameters),
      choice: await readShippingChoice(database, parameters),
      // A day that is none is reported when the order is placed.
      notBefore: validate(optionalShopDay, textOf(parameters, 'ship_not_before')).values ?? null,
      locale,
    });
    if ('orderNumber' in computed) {
      return answer<ComputedOrderWire>(
        context,
        { status: 'EXTEND_ORDER', result: { orderId: computed.orderNumber, key } },
        'order-placed-before',
      );
    }
    const { subtotal, freight, discount, total, shippingOptions } = computed;
    const tax = await taxField(database, computed, locale);
    return answer<ComputedOrderWire>(
      context,
      {
        status: 'NONE',
        result: {
          total_price: moneyToDecimal(subtotal),
          pay_price: moneyToDecimal(total),
          pay_postage: moneyToDecimal(freight),
          coupon_price: moneyToDecimal(discount),
          ...tax,
          deduction_price: '0.00',
          usedIntegral: 0,
          SurplusIntegral: '0',
          storePostageDiscount: 0,
          isStoreFreePostage: freight === 0,
          storeFreePostage: freeFrom(computed),
          shipping_options: shippingOptions,
        },
      },
      'done',
    );
  });

  forBuyer.post('/order/create/:key', async (context, buyerId) => {
    const request = await readOrderRequest(database, context);
    const { key } = request;
    const { number, repeated } = await placeOrder(services, buyerId, request);
    const result = { orderId: number, key };
    return repeated
      ? answer<CreatedOrderWire>(context, { status: 'EXTEND_ORDER', result }, 'order-placed-before')
      : answer<CreatedOrderWire>(context, { status: 'SUCCESS', result }, 'order-placed');
  });
};
