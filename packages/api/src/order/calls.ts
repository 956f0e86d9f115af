import { readAddress } from '../address/calls.ts';
import type { AddressWire } from '../address/wire.ts';
import type { CartItemWire } from '../cart/wire.ts';
import { postOwn, type Api } from '../transport/index.ts';
import { renameFieldErrors } from '../transport/rename-field-errors.ts';
import {
  amountOrNull,
  amountOrZero,
  flag,
  id,
  instant,
  list,
  number,
  object,
  ownField,
  pageParameters,
  requiredObject,
  text,
  total,
  type ListWire,
  type Untrusted,
} from '../wire/index.ts';
import type {
  Cashier,
  Checkout,
  ComputedOrder,
  CustomAnswer,
  DeliveryTerms,
  Order,
  OrderList,
  PaymentMethod,
} from '@rider/model/order';
import type { CreditTerms } from '@rider/model/invoice';
import { moneyToDecimal, type Money } from '@rider/model/money';
import { FREIGHT_CLASSES, type ShippingOption } from '@rider/model/shipping';
import type { Tax } from '@rider/model/tax';
import { readShippingOptions, shippingToWire } from '../shipping/options.ts';
import { customFormToWire, isVirtual, readCustomForm } from './custom-form.ts';
import { readOrderWithGroup } from './order-group.ts';
import { orderFilterToWire, type OrderListQuery } from './order-list.ts';
import { readOrderLine } from './order.ts';
import { withRefunds } from './order-refunds.ts';
import { verdict } from './pay-order.ts';
import { METHOD_NAMES, methodOf } from './wire-names.ts';
import type {
  CancelOrderRequestWire,
  CashierWire,
  CheckoutBuyerWire,
  CheckoutRequestWire,
  CheckoutWire,
  ComputedOrderWire,
  ComputeOrderRequestWire,
  CreateOrderRequestWire,
  DeliveryTermsWire,
  OrderRequestWire,
  OrderTotalsWire,
  OrderWire,
  PaymentMethodsWire,
  PlacedOrderWire,
  PriceGroupWire,
} from './wire.ts';

/** A free-freight threshold of this amount or more means "never". */
const NO_FREE_FREIGHT_CENTS = 100_000_000;

/** Starts a checkout for cart lines; the answer's key makes the order idempotent. */
export async function confirmOrder(
  api: Api,
  request: { lineIds: string[]; buyNow?: boolean; addressId?: string },
): Promise<Checkout> {
  const answer = await api.post('order/confirm', {
    cartId: request.lineIds.join(','),
    new: request.buyNow ? 1 : 0,
    addressId: request.addressId ?? 0,
    ...shippingToWire(),
  } satisfies CheckoutRequestWire);
  const data = requiredObject<CheckoutWire>(answer.data, 'checkout');
  const freight = amountOrZero(object<PriceGroupWire>(data.priceGroup).storePostage);
  return readCheckout(data, await readShippingOptions(api, data, freight));
}

function readCheckout(data: Untrusted<CheckoutWire>, shippingOptions: ShippingOption[]): Checkout {
  const prices = object<PriceGroupWire>(data.priceGroup);
  const subtotal = amountOrZero(prices.totalPrice);
  const freight = amountOrZero(prices.storePostage);
  const threshold = amountOrNull(prices.storeFreePostage ?? data.storeFreePostage);
  const tax = ownField<Tax>(prices.tax);
  const address = object<AddressWire>(data.addressInfo);
  const isDelivered = (item: unknown) => number(object<CartItemWire>(item).is_valid, 1) !== 0;
  return {
    key: id(data.orderKey, 'order key'),
    lines: list(data.cartInfo, readOrderLine),
    undeliverable: list(data.cartInfo, (item) => (isDelivered(item) ? '' : readOrderLine(item).name)).filter(Boolean),
    subtotal,
    freight,
    freeFreightFrom: threshold !== null && threshold < NO_FREE_FREIGHT_CENTS ? threshold : null,
    freightClass: FREIGHT_CLASSES.find((known) => known === prices.freight_class) ?? null,
    shippingOptions,
    tax,
    total: total(subtotal + freight + (tax?.amount ?? 0), 'checkout total'),
    address: address.id === undefined ? null : readAddress(address),
    balance: amountOrZero(object<CheckoutBuyerWire>(data.userInfo).now_money),
    methods: readMethods(data).flatMap(({ method, available }) => (available ? [method] : [])),
    isVirtual: isVirtual(data),
    customForm: readCustomForm(data.custom_form),
  };
}

function readMethods(data: Untrusted<PaymentMethodsWire>): Cashier['methods'] {
  return [
    { method: 'balance', available: flag(data.yue_pay_status) },
    { method: 'wechat', available: flag(data.wechat_pay_status ?? data.pay_weixin_open) },
    { method: 'alipay', available: flag(data.ali_pay_status) },
    { method: 'stripe', available: flag(data.stripe_pay_status) },
  ];
}

/** The totals of an order with these choices, or the order that was already placed with the key. */
export async function computeOrder(
  api: Api,
  key: string,
  choices: {
    addressId: string;
    method: PaymentMethod;
    couponId?: string;
    shipping?: string | undefined;
    /** The first day on which the products may leave; empty for any. */
    notBefore?: string;
  },
): Promise<ComputedOrder> {
  const answer = await api.post(`order/computed/${encodeURIComponent(key)}`, {
    addressId: choices.addressId,
    couponId: choices.couponId || 0,
    payType: METHOD_NAMES[choices.method],
    useIntegral: 0,
    ...shippingToWire(choices.shipping),
    ...(choices.notBefore && { ship_not_before: choices.notBefore }),
  } satisfies ComputeOrderRequestWire);
  const data = requiredObject<ComputedOrderWire>(answer.data, 'computed order');
  const placed = object<PlacedOrderWire>(data.result);
  if (data.status === 'EXTEND_ORDER')
    return { kind: 'already-ordered', orderNumber: id(placed.orderId, 'order number') };
  const result = object<OrderTotalsWire>(data.result);
  return {
    kind: 'totals',
    subtotal: amountOrZero(result.total_price),
    freight: amountOrZero(result.pay_postage),
    couponDiscount: amountOrZero(result.coupon_price),
    tax: ownField<Tax>(result.tax),
    total: amountOrZero(result.pay_price),
    shippingOptions: ownField<ShippingOption[]>(result.shipping_options),
  };
}

/** The request's names of the checkout's fields. */
const ORDER_NAMES = {
  message: 'mark',
  purchaseOrderNumber: 'po_number',
  job: 'job_name',
  site: 'site_name',
  notBefore: 'ship_not_before',
  notAfter: 'ship_not_after',
  isWhole: 'whole_delivery',
} as const satisfies Record<string, keyof CreateOrderRequestWire>;

function termsToWire({ job, site, notBefore, notAfter, isWhole }: DeliveryTerms): DeliveryTermsWire {
  return {
    job_name: job,
    site_name: site,
    ship_not_before: notBefore ?? '',
    ship_not_after: notAfter ?? '',
    whole_delivery: isWhole ? 'on' : '',
  };
}

/** What a buyer chooses for an order. */
export interface OrderChoices {
  addressId: string;
  method: PaymentMethod;
  message: string;
  purchaseOrderNumber?: string;
  /** How the buyer wants it delivered; only for a backend that stores it. */
  deliveryTerms?: DeliveryTerms | undefined;
  buyNow?: boolean;
  couponId?: string;
  /** The id of a shipping option; the shop ships as the products need without it. */
  shipping?: string | undefined;
  /** The total that the buyer saw; our backend rejects an order with another total. */
  quoted?: Money | null;
  /** Who picks the products up; an existing CRMEB requires it. */
  collector?: { name: string; phone: string } | undefined;
  /** The answers to the checkout's custom form. */
  customForm?: readonly CustomAnswer[];
  /** The promotion with which the line was added: an existing CRMEB wants it again. */
  promotion?: { secKillId?: string; combinationId?: string; pinkId?: string };
}

function choicesToWire(choices: OrderChoices): CreateOrderRequestWire {
  const { secKillId, combinationId, pinkId } = choices.promotion ?? {};
  return {
    addressId: choices.addressId,
    couponId: choices.couponId || 0,
    payType: METHOD_NAMES[choices.method],
    useIntegral: 0,
    mark: choices.message,
    po_number: choices.purchaseOrderNumber ?? '',
    ...(choices.deliveryTerms && termsToWire(choices.deliveryTerms)),
    ...shippingToWire(choices.shipping),
    ...(choices.quoted && { pay_price: moneyToDecimal(choices.quoted) }),
    ...(choices.collector && { real_name: choices.collector.name, phone: choices.collector.phone }),
    new: choices.buyNow ? 1 : 0,
    ...(choices.customForm?.length && { custom_form: customFormToWire(choices.customForm) }),
    ...(secKillId !== undefined && { seckill_id: secKillId }),
    ...(combinationId !== undefined && { combinationId }),
    ...(pinkId !== undefined && { pinkId }),
  };
}

/**
 * Places the order of a checkout; the same key always gives the same order. Resolves to its number. Rejects with 911010 if the buyer's
 * company has to approve it ({@link requestApproval}).
 */
export async function createOrder(api: Api, key: string, choices: OrderChoices): Promise<string> {
  const call = api.post(`order/create/${encodeURIComponent(key)}`, { ...choicesToWire(choices) });
  const answer = await renameFieldErrors(call, ORDER_NAMES);
  const data = verdict(answer, ['SUCCESS', 'EXTEND_ORDER']);
  return id(object<PlacedOrderWire>(data.result).orderId, 'order number');
}

/** Requests that the buyer's company approves the order of a checkout. Resolves to the request's id (not in CRMEB). */
export function requestApproval(api: Api, key: string, choices: OrderChoices): Promise<string> {
  const call = postOwn<string>(api, `company/approvals/${encodeURIComponent(key)}/request`, {
    ...choicesToWire(choices),
  });
  return renameFieldErrors(call, ORDER_NAMES);
}

/** The data of the payment page. */
export async function getCashier(api: Api, orderNumber: string): Promise<Cashier> {
  const data = requiredObject<CashierWire>(
    (await api.get(`order/cashier/${encodeURIComponent(orderNumber)}/order`)).data,
    'cashier',
  );
  return {
    orderNumber: id(data.order_id, 'order number'),
    total: amountOrZero(data.pay_price),
    balance: amountOrZero(data.now_money),
    payBefore: instant(data.invalid_time) ?? 0,
    methods: readMethods(data),
    canPayIn: text(data.provider) !== '',
    sandbox: data.provider === 'sandbox',
    pages: list(data.pages, methodOf).filter((method) => method !== null),
    offered: data.offered === undefined ? null : list(data.offered, methodOf).filter((method) => method !== null),
    declined: data.last_payment === 'failed' || data.last_payment === 'cancelled',
    onAccount: ownField<CreditTerms>(data.on_account),
    bankTransfer: text(data.bank_transfer),
  };
}

/** A page of the buyer's orders, newest first. */
export async function getOrders(api: Api, query: OrderListQuery = {}): Promise<OrderList> {
  const parameters = { ...pageParameters(query), ...orderFilterToWire(query) };
  const data = object<ListWire<OrderWire>>((await api.get('pc/get_order_list', parameters)).data);
  const items = await Promise.all(list(data.list, (item) => readOrderWithGroup(api, item)));
  return { items, total: number(data.count) };
}

/** One order. Rejects with 410294 when it is not the buyer's. */
export async function getOrder(api: Api, orderNumber: string): Promise<Order> {
  const { data } = await api.get(`order/detail/${encodeURIComponent(orderNumber)}`);
  return withRefunds(api, data, await readOrderWithGroup(api, data));
}

/** Cancels an unpaid order; its stock goes back. */
export async function cancelOrder(api: Api, orderNumber: string): Promise<void> {
  await api.post('order/cancel', { id: orderNumber } satisfies CancelOrderRequestWire);
}

/** Confirms that the products arrived. */
export async function confirmReceipt(api: Api, orderNumber: string): Promise<void> {
  await api.post('order/take', { uni: orderNumber } satisfies OrderRequestWire);
}

/** Removes a finished order from the buyer's list. */
export async function deleteOrder(api: Api, orderNumber: string): Promise<void> {
  await api.post('order/del', { uni: orderNumber } satisfies OrderRequestWire);
}
