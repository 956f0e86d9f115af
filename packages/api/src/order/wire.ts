import type { BoughtAgainLine } from '@rider/model/order';
import type { RefundState } from '@rider/model/refund';
import type { AddressWire } from '../address/wire.ts';
import type { CartItemWire, CartProductWire, CartSkuWire } from '../cart/wire.ts';
import type { DeliveryWire } from '../shipping/wire.ts';
import type { DaysRequestWire, PageRequestWire } from '../wire/index.ts';

/** The name of a way to pay (contract 3.7); `yue` is the balance, `stripe` is ours. */
export type PaymentMethodWire = 'yue' | 'weixin' | 'alipay' | 'stripe';

/** Which ways to pay are open; each call has one of the two names of WeChat's. */
export interface PaymentMethodsWire {
  yue_pay_status: boolean | 0 | 1;
  wechat_pay_status?: boolean;
  pay_weixin_open?: boolean;
  ali_pay_status: boolean;
  stripe_pay_status: boolean;
}

/** `POST order/confirm` (contract 3.7). */
export interface CheckoutRequestWire {
  /** Cart lines, joined by commas. */
  cartId: string;
  new: 0 | 1;
  /** 0 takes the default address. */
  addressId: string | 0;
  shipping_type: 1;
}

/** The answer of `order/confirm` (contract 3.7). */
export interface CheckoutWire extends PaymentMethodsWire {
  /** Makes the order idempotent. */
  orderKey: string;
  cartInfo: CartItemWire[];
  valid_count: number;
  priceGroup: PriceGroupWire;
  /** A decimal. */
  storeFreePostage: string;
  addressInfo: AddressWire | [];
  userInfo: CheckoutBuyerWire;
  pay_weixin_open: boolean;
  offline_pay_status: 0;
  friend_pay_status: 0;
  integral_open: false;
  usable_integral: '0';
  integralRatio: '0';
  offlinePostage: '0';
  store_self_mention: false;
  system_store: [];
  invoice_func: false;
  special_invoice: false;
  virtual_type: false;
  custom_form: [];
  deduction: false;
}

/** What a checkout comes to (contract 3.7); decimals. */
export interface PriceGroupWire {
  totalPrice: string;
  sumPrice: string;
  vipPrice: string;
  storePostage: string;
  /** From which total on freight is free. */
  storeFreePostage: string;
  isStoreFreePostage: boolean;
  storePostageDiscount: number;
  levelPrice: string;
  memberPrice: number;
}

/** Who checks out. */
export interface CheckoutBuyerWire {
  uid: number;
  /** The balance, a decimal. */
  now_money: string;
}

/** `POST order/computed/{key}` (contract 3.7). */
export interface ComputeOrderRequestWire {
  addressId: string;
  /** 0 takes none. */
  couponId: string | 0;
  payType: string;
  useIntegral: 0;
  shipping_type: 1;
}

/** `POST order/create/{key}` (contract 3.7); `po_number` is ours. */
export interface CreateOrderRequestWire extends ComputeOrderRequestWire {
  /** What the buyer writes to the shop. */
  mark: string;
  /** The number by which the buyer's own books know the order. */
  po_number: string;
  new: 0 | 1;
}

/** The inner verdict of a call (contract section 5): the outer status is 200 even where it refuses. */
export interface VerdictWire<Status extends string = string, Result extends object = object> {
  status: Status;
  result: Result;
}

/** The order of a checkout. */
export interface PlacedOrderWire {
  /** The order's number. */
  orderId: string;
  key: string;
}

/** The answer of `order/create/{key}` (contract 3.7). */
export type CreatedOrderWire = VerdictWire<'SUCCESS' | 'EXTEND_ORDER', PlacedOrderWire>;

/** The answer of `order/computed/{key}` (contract 3.7). */
export type ComputedOrderWire = VerdictWire<'NONE', OrderTotalsWire> | VerdictWire<'EXTEND_ORDER', PlacedOrderWire>;

/** What an order would come to (contract 3.7); decimals. */
export interface OrderTotalsWire {
  total_price: string;
  pay_price: string;
  pay_postage: string;
  coupon_price: string;
  deduction_price: string;
  usedIntegral: 0;
  SurplusIntegral: '0';
  storePostageDiscount: number;
  isStoreFreePostage: boolean;
  storeFreePostage: string;
}

/** `POST order/pay` (contract 3.7). */
export interface PayOrderRequestWire {
  /** The order's number. */
  uni: string;
  paytype: string;
  type: 0;
  /** The page to which the provider leads back (ours). */
  quitUrl: string;
  /** What is missing and is to be paid in, a decimal (ours). */
  recharge?: string;
}

/** The answer of `order/pay` (contract 3.7); `RECHARGE_PAY` is ours. */
export type PaidOrderWire = VerdictWire<'SUCCESS' | 'PAY_DEFICIENCY' | 'RECHARGE_PAY', PaymentResultWire>;

/** What became of a payment; the optional fields lead to the provider's page (ours). */
export interface PaymentResultWire {
  order_id: string;
  recharge?: string;
  pay_url?: string;
}

/** The answer of `order/cashier/{number}` (contract 3.7). Amounts are decimals. */
export interface CashierWire extends PaymentMethodsWire {
  order_id: string;
  oid: number;
  pay_price: string;
  /** The balance. */
  now_money: string;
  pay_postage: string;
  offline_postage: string;
  /** Unix time until which the order can be paid. */
  invalid_time: number;
  yue_pay_status: boolean;
  wechat_pay_status: boolean;
  offline_pay_status: false;
  friend_pay_status: false;
  /** Empty where nothing can be paid in (ours). */
  provider: string;
}

/** A way to pay of `pay/config` (contract 3.7). */
export interface PaymentMethodWordsWire {
  icon: string;
  name: string;
  value: PaymentMethodWire;
  title: string;
  /** The balance, a decimal. */
  number: string | null;
  payStatus: boolean;
}

/** The answer of `pc/check_order_status/{number}` (contract 3.7). */
export interface PaymentStatusWire {
  /** Whether the order is paid. */
  status: boolean;
  /** Seconds left to pay. */
  time: number;
}

/** `GET pc/get_order_list` (contract 3.7); the days are ours. */
export interface OrderListRequestWire extends PageRequestWire, DaysRequestWire {
  search?: string | undefined;
  /** 0 to 4 by state, 9 all that are open, -2 refunded, -3 after-sales. */
  type?: number | undefined;
}

/** An order (contract 3.7). Amounts are decimals, instants unix time, 0 where not yet. */
export interface OrderWire extends DeliveryWire {
  id: number;
  /** The order's number. */
  order_id: string;
  /** The key of the checkout that it was made of. */
  unique: string;
  uid: number;
  real_name: string;
  user_phone: string;
  currency: 'USD';
  /** Pieces. */
  total_num: number;
  total_price: string;
  total_postage: string;
  pay_postage: string;
  freight_price: string;
  postage_price: 0;
  pay_price: string;
  coupon_price: string;
  deduction_price: string;
  use_integral: 0;
  vip_true_price: string;
  levelPrice: string;
  memberPrice: number;
  paid: 0 | 1;
  pay_time: number;
  _pay_time: string;
  pay_type: string;
  add_time: number;
  _add_time: string;
  add_time_y: string;
  add_time_h: string;
  status: number;
  refund_status: 0;
  refund_type: 0;
  refund_reason: string;
  /** 1 for orders that were cancelled or expired; they stay readable (ours). */
  is_cancel: 0 | 1;
  /** Ours. */
  cancel_reason: '' | 'buyer' | 'expired';
  shipping_type: 1;
  fictitious_content: string;
  virtual_type: 0;
  mark: string;
  /** Ours. */
  po_number: string;
  /** The shop's note. */
  remark: string;
  combination_id: 0;
  seckill_id: 0;
  pink_id: 0;
  verify_code: string;
  /** Until when it can be paid. */
  stop_time: number;
  /** Ours, as `take_time` and `close_time`. */
  delivery_time: number;
  take_time: number;
  close_time: number;
  split: [];
  /** Ours. */
  refund: RefundOfOrderWire[];
  cartInfo: OrderLineWire[];
  is_apply_refund: boolean;
  is_refund_available: boolean;
  is_all_refund: boolean;
  /** What was paid back (ours). */
  refunded_price: string;
  order_log: OrderLogWire;
  _status: OrderStatusWire;
}

/** A refund as its order names it (ours). */
export interface RefundOfOrderWire {
  /** The refund's number. */
  order_id: string;
  state: RefundState;
}

/** The days on which an order took its steps, ISO; empty where not yet (contract 3.7). */
export interface OrderLogWire {
  create: string;
  pay: string;
  delivery: string;
  take: string;
  complete: string;
}

/** The state of an order (contract 3.7). */
export interface OrderStatusWire {
  _type: number;
  _title: string;
  _msg: string;
  _class: string;
  _payType: string;
  _deliveryType: string;
}

/** A line of an order (contract 3.7), with the names of a cart line. Amounts are decimals. */
export interface OrderLineWire extends Omit<
  CartItemWire,
  'productInfo' | 'is_new' | 'add_time' | 'trueStock' | 'price_type' | 'attrStatus' | 'problem'
> {
  productInfo: OrderProductWire;
  attrInfo: OrderSkuWire;
  sum_true_price: string;
  postage_price: 0;
  /** The line's share of the coupon. */
  coupon_price: string;
  integral_price: 0;
  /** By which a review names the line. */
  unique: string;
  is_reply: 0 | 1;
  /** Pieces that were paid back. */
  refund_num: number;
  /** Pieces that were not paid back. */
  surplus_num: number;
  /** Pieces that a refund may still ask for. */
  surplus_refund_num: number;
  /** Pieces that were sent or are still to be sent. */
  send_num: number;
}

/** The product of an order line, as it was when ordered. */
export interface OrderProductWire extends Omit<CartProductWire, 'stock' | 'attrInfo'> {
  attrInfo: OrderSkuWire;
}

/** The SKU of an order line, as it was when ordered. */
export type OrderSkuWire = Omit<CartSkuWire, 'stock'>;

/** `POST order/cancel` (contract 3.7). */
export interface CancelOrderRequestWire {
  /** The order's number. */
  id: string;
}

/** `POST order/take`, `order/del` and `order/again` (contract 3.7). */
export interface OrderRequestWire {
  /** The order's number. */
  uni: string;
}

/** The answer of `order/again` (contract 3.7); `in_cart` and `lines` are ours. */
export interface BoughtAgainWire {
  in_cart: 1;
  /** Cart lines, joined by commas. */
  cateId: string;
  lines: BoughtAgainLineWire[];
}

/** What became of a line that was bought again (ours). */
export interface BoughtAgainLineWire {
  unique: string;
  code: string;
  /** The cart line, or empty. */
  cartId: string;
  cart_num: number;
  problem: NonNullable<BoughtAgainLine['problem']> | '';
  /** A decimal, or empty. */
  truePrice: string;
}
