import type { CardPayment } from '@rider/model/order';
import type { FreightClass, ShippingOption } from '@rider/model/shipping';
import type { ShippingChoiceWire } from '../shipping/option-wire.ts';
import type { CreditTerms } from '@rider/model/invoice';
import type { AddressWire } from '../address/wire.ts';
import type { Tax } from '@rider/model/tax';
import type { CartItemWire } from '../cart/wire.ts';

/** The name of a way to pay; `yue` is the balance, `stripe` and `invoice` are not in CRMEB. */
export type PaymentMethodWire = 'yue' | 'weixin' | 'alipay' | 'stripe' | 'invoice';

/** Which payment methods are available; WeChat's has one of two names depending on the call. */
export interface PaymentMethodsWire {
  yue_pay_status: boolean | 0 | 1;
  wechat_pay_status?: boolean;
  pay_weixin_open?: boolean;
  ali_pay_status: boolean;
  stripe_pay_status: boolean;
}

/** `POST order/confirm`. */
export interface CheckoutRequestWire extends ShippingChoiceWire {
  /** Cart lines, joined by commas. */
  cartId: string;
  new: 0 | 1;
  /** 0 takes the default address. */
  addressId: string | 0;
}

/** The answer of `order/confirm`. */
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
  /** Whether products can be picked up. */
  store_self_mention: boolean;
  system_store: [];
  /** Not in CRMEB; CRMEB lists its stores by `store_list`. */
  shipping_options?: ShippingOption[];
  invoice_func: false;
  special_invoice: false;
  virtual_type: boolean;
  custom_form: CustomFieldWire[];
  deduction: false;
}

/** A field that CRMEB asks for with some products. */
export interface CustomFieldWire {
  title: string;
  /** The kind; `data` is a date, `id` the number of an identity card. */
  label: 'text' | 'number' | 'email' | 'data' | 'time' | 'id' | 'phone' | 'img';
  value: string | string[];
  /** Whether it is required. */
  status: boolean;
}

/** The totals of a checkout; decimals. */
export interface PriceGroupWire {
  totalPrice: string;
  sumPrice: string;
  vipPrice: string;
  storePostage: string;
  /** The total from which freight is free. */
  storeFreePostage: string;
  isStoreFreePostage: boolean;
  /** How the products are shipped (not in CRMEB). */
  freight_class?: FreightClass;
  storePostageDiscount: number;
  levelPrice: string;
  memberPrice: number;
  /** The tax at the address; absent while none is known (not in CRMEB). */
  tax?: Tax;
}

/** The buyer. */
export interface CheckoutBuyerWire {
  uid: number;
  /** The balance, a decimal. */
  now_money: string;
}

/** `POST order/computed/{key}`. */
export interface ComputeOrderRequestWire extends ShippingChoiceWire, Pick<DeliveryTermsWire, 'ship_not_before'> {
  addressId: string;
  /** 0 for none. */
  couponId: string | 0;
  payType: string;
  useIntegral: 0;
}

/** How the buyer wants an order delivered (not in CRMEB). Days are ISO dates, empty for none. */
export interface DeliveryTermsWire {
  job_name?: string;
  site_name?: string;
  ship_not_before?: string;
  ship_not_after?: string;
  /** `on` to ship all products together. */
  whole_delivery?: string;
}

/** `POST order/create/{key}`; `po_number` is not in CRMEB. */
export interface CreateOrderRequestWire extends ComputeOrderRequestWire, DeliveryTermsWire {
  /** The buyer's message to the shop. */
  mark: string;
  /** The order's number in the buyer's own books. */
  po_number: string;
  new: 0 | 1;
  /** The total that the buyer saw (not in CRMEB): an order with another total is rejected. */
  pay_price?: string;
  /** Who picks the products up: CRMEB requires it. */
  real_name?: string;
  phone?: string;
  /** Answers to the fields of the products. */
  custom_form?: CustomFieldWire[];
  /** The flash sale of the line: CRMEB wants it again. */
  seckill_id?: string;
  /** The group buy of the line, likewise. */
  combinationId?: string;
  /** The group that is joined, likewise. */
  pinkId?: string;
}

/** The inner verdict of a call: the outer status is 200 even when the call failed. */
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

/** The answer of `order/create/{key}`. */
export type CreatedOrderWire = VerdictWire<'SUCCESS' | 'EXTEND_ORDER', PlacedOrderWire>;

/** The answer of `order/computed/{key}`. */
export type ComputedOrderWire = VerdictWire<'NONE', OrderTotalsWire> | VerdictWire<'EXTEND_ORDER', PlacedOrderWire>;

/** The totals of an order with the given choices; decimals. */
export interface OrderTotalsWire {
  total_price: string;
  pay_price: string;
  pay_postage: string;
  coupon_price: string;
  /** The tax at the address; absent while none is known (not in CRMEB). */
  tax?: Tax;
  deduction_price: string;
  usedIntegral: 0;
  SurplusIntegral: '0';
  storePostageDiscount: number;
  isStoreFreePostage: boolean;
  storeFreePostage: string;
  /** The options for the address (not in CRMEB). */
  shipping_options?: ShippingOption[];
}

/** `POST order/pay`. */
export interface PayOrderRequestWire {
  /** The order's number. */
  uni: string;
  paytype: string;
  type: 0;
  /** The page to which the provider returns (not in CRMEB). */
  quitUrl: string;
  /** The displayed total, a decimal (not in CRMEB). */
  pay_price?: string;
  /** The missing amount to pay in, a decimal (not in CRMEB). */
  recharge?: string;
}

/** The answer of `order/pay`; `RECHARGE_PAY` and `STRIPE_PAY` are not in CRMEB. */
export type PaidOrderWire = VerdictWire<
  'SUCCESS' | 'PAY_DEFICIENCY' | 'RECHARGE_PAY' | 'WECHAT_PC_PAY' | 'ALIPAY_PAY' | 'STRIPE_PAY',
  PaymentResultWire
>;

/** The result of a payment; the optional fields lead to the provider's page (not in CRMEB). */
export interface PaymentResultWire {
  order_id: string;
  recharge?: string;
  pay_url?: string;
  jsConfig?: ScanWire;
  /** A card payment (not in CRMEB). */
  cardForm?: CardPayment;
}

/** A payment by the QR code of `code_url` (WeChat) or `qrCode` (Alipay). */
export interface ScanWire {
  code_url?: string;
  qrCode?: string;
  /** Until when it can be paid, unix time. */
  invalid: number;
  /** The drawn QR code, a data address (not in CRMEB). */
  qr?: string;
  /** The provider's page that takes the same payment; empty where there is none (not in CRMEB). */
  page?: string;
  /** Whether no money moves (not in CRMEB). */
  sandbox?: boolean;
}

/** The answer of `order/cashier/{number}`. Amounts are decimals. */
export interface CashierWire extends PaymentMethodsWire {
  order_id: string;
  oid: number;
  pay_price: string;
  /** The balance. */
  now_money: string;
  pay_postage: string;
  offline_postage: string;
  /** Payment deadline, unix time. */
  invalid_time: number;
  yue_pay_status: boolean;
  wechat_pay_status: boolean;
  offline_pay_status: false;
  friend_pay_status: false;
  /** Empty if nothing can be paid in (not in CRMEB). */
  provider: string;
  /** The methods that have a pay page of their own (not in CRMEB). */
  pages?: PaymentMethodWire[];
  /** The methods offered for the total, in order (not in CRMEB). */
  offered?: PaymentMethodWire[];
  /** State of the latest payment at a provider; empty without one (not in CRMEB). */
  last_payment?: string;
  /** The terms of a buyer who may pay by invoice; null or absent for others (not in CRMEB). */
  on_account?: CreditTerms | null;
  /** The shop's bank account for a buyer who may pay by invoice (not in CRMEB). */
  bank_transfer?: string;
}

/** A payment method of `pay/config`. */
export interface PaymentMethodTextsWire {
  icon: string;
  name: string;
  value: PaymentMethodWire;
  title: string;
  /** The balance, a decimal. */
  number: string | null;
  payStatus: boolean;
}

/** The answer of `pc/check_order_status/{number}`. */
export interface PaymentStatusWire {
  /** Whether the order is paid. */
  status: boolean;
  /** Seconds left to pay. */
  time: number;
}
