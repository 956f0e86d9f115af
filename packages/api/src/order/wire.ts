import type {
  BoughtAgainLine,
  DeliveryPlan,
  DeliveryTerms,
  OrderChange,
  OrderGroup,
  ShopDiscount,
} from '@rider/model/order';
import type { RefundState } from '@rider/model/refund';
import type { CartItemWire, CartProductWire, CartSkuWire } from '../cart/wire.ts';
import type { LinePromotion } from '@rider/model/promotion';
import type { CustomFieldWire } from './checkout-wire.ts';
import type { StoreWire } from '../shipping/option-wire.ts';
import type { DeliveryWire, OrderParcelWire } from '../shipping/wire.ts';
import type { Tax } from '@rider/model/tax';
import type { DaysRequestWire, PageRequestWire } from '../wire/index.ts';

export type * from './checkout-wire.ts';

/** `GET pc/get_order_list`; the days are not in CRMEB. */
export interface OrderListRequestWire extends PageRequestWire, DaysRequestWire {
  search?: string | undefined;
  /** 0 to 4 by state, 9 all open ones, -2 refunded, -3 after-sales. */
  type?: number | undefined;
  /** 1 for the orders of the buyer's company (not in CRMEB). */
  of_company?: number | undefined;
}

/** An order. Amounts are decimals, instants unix time, 0 if not yet. */
export interface OrderWire extends DeliveryWire {
  id: number;
  /** The order's number. */
  order_id: string;
  /** The key of the order's checkout. */
  unique: string;
  uid: number;
  real_name: string;
  user_phone: string;
  currency: string;
  /** Total quantity. */
  total_num: number;
  total_price: string;
  total_postage: string;
  pay_postage: string;
  freight_price: string;
  postage_price: 0;
  pay_price: string;
  coupon_price: string;
  /** Not in CRMEB. */
  tax: Tax;
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
  /** Of CRMEB: 1 requested, 2 refunded. */
  refund_status: number;
  refund_type: 0;
  refund_reason: string;
  /** 1 for orders that were cancelled or expired; they stay readable (not in CRMEB). */
  is_cancel: 0 | 1;
  /** Not in CRMEB. */
  cancel_reason: '' | 'buyer' | 'expired';
  /** 1 is delivery, 2 pick-up. */
  shipping_type: 1 | 2;
  /** The counter of a pick-up. */
  system_store?: StoreWire | [];
  /** The oldest first (not in CRMEB). */
  parcels?: OrderParcelWire[];
  fictitious_content: string;
  virtual_type: 0;
  mark: string;
  /** The fields that the buyer filled in; absent in our answers. */
  custom_form?: CustomFieldWire[];
  /** Not in CRMEB. */
  po_number: string;
  /** Not in CRMEB. */
  delivery_terms?: DeliveryTerms;
  /** When it is expected to leave and to arrive; null while unknown (not in CRMEB). */
  delivery_plan?: DeliveryPlan | null;
  /** The number of its invoice; empty without one (not in CRMEB). */
  invoice_number: string;
  /** Whether the shop placed it for the buyer (not in CRMEB). */
  placed_by_shop?: boolean;
  /** The member of the buyer's company who ordered it; absent for an own order (not in CRMEB). */
  ordered_by?: string;
  /** The number of the quote that it accepts (not in CRMEB). */
  quote_number?: string;
  /** Not in CRMEB. */
  shop_discount?: ShopDiscount;
  /** Not in CRMEB. */
  changes?: OrderChange[];
  /** The shop's note. */
  remark: string;
  /** The group buy's id; 0 without one. */
  combination_id: number;
  seckill_id: 0;
  /** The group's id; 0 without one. */
  pink_id: number;
  verify_code: string;
  /** Payment deadline. */
  stop_time: number;
  /** Not in CRMEB, as `take_time` and `close_time`. */
  delivery_time: number;
  take_time: number;
  close_time: number;
  /** Of CRMEB: -1 for an order that was divided, the id of that order for its parts. */
  pid?: number;
  /** Of CRMEB: the parts, without their lines and `_status`. */
  split: OrderWire[];
  /** CRMEB sends it in lists alone, without those that were withdrawn or rejected. */
  refund: RefundOfOrderWire[];
  cartInfo: OrderLineWire[];
  is_apply_refund: boolean;
  is_refund_available: boolean;
  is_all_refund: boolean;
  /** The refunded amount (not in CRMEB). */
  refunded_price: string;
  /** The group of buyers that it belongs to (not in CRMEB). */
  group: OrderGroup | null;
  order_log: OrderLogWire;
  _status: OrderStatusWire;
}

/** What the state of a refund follows from. */
export interface RefundProgressWire {
  /** 1 and 2 the requested kind, 3 refused, 4 to return, 5 in return transit, 6 refunded. */
  refund_type: number;
  /** 1 when it was withdrawn (not in CRMEB). */
  is_cancel: 0 | 1;
  /** Unix time, 0 if not yet (not in CRMEB). */
  agreed_time: number;
  /** Unix time, 0 if not yet (not in CRMEB). */
  received_time: number;
}

/** A refund as its order names it. CRMEB sends the whole refund, and within a list of refunds the order's number. */
export interface RefundOfOrderWire extends Partial<RefundProgressWire> {
  /** The refund's number. */
  order_id: string;
  /** Not in CRMEB. */
  state: RefundState;
  store_order_order_id?: string;
}

/** The dates of an order's steps, ISO; empty if not yet. */
export interface OrderLogWire {
  create: string;
  pay: string;
  delivery: string;
  take: string;
  complete: string;
}

/** The state of an order. */
export interface OrderStatusWire {
  _type: number;
  _title: string;
  _msg: string;
  _class: string;
  _payType: string;
  _deliveryType: string;
}

/** A line of an order, with the names of a cart line. Amounts are decimals. */
export interface OrderLineWire extends Omit<
  CartItemWire,
  | 'productInfo'
  | 'is_new'
  | 'add_time'
  | 'trueStock'
  | 'price_type'
  | 'attrStatus'
  | 'problem'
  | 'promotion'
  | 'promotion_lost'
> {
  productInfo: OrderProductWire;
  attrInfo: OrderSkuWire;
  sum_true_price: string;
  postage_price: 0;
  /** The line's share of the coupon. */
  coupon_price: string;
  /** The line's share of the tax (not in CRMEB). */
  tax_price: string;
  integral_price: 0;
  /** The key by which a review refers to the line. */
  unique: string;
  is_reply: 0 | 1;
  /** The promotion whose price it has (not in CRMEB). */
  promotion: LinePromotion | null;
  /** Refunded quantity. */
  refund_num: number;
  /** Quantity not refunded. */
  surplus_num: number;
  /** Quantity that can still be refunded. */
  surplus_refund_num: number;
  /** Quantity that was shipped or is still to be shipped. */
  send_num: number;
  /** Shipped quantity (not in CRMEB). */
  shipped_num?: number;
}

/** The product of an order line, as it was when ordered. */
export interface OrderProductWire extends Omit<CartProductWire, 'stock' | 'attrInfo'> {
  attrInfo: OrderSkuWire;
}

/** The SKU of an order line, as it was when ordered. */
export type OrderSkuWire = Omit<CartSkuWire, 'stock'>;

/** `POST order/cancel`. */
export interface CancelOrderRequestWire {
  /** The order's number. */
  id: string;
}

/** `POST order/take`, `order/del` and `order/again`. */
export interface OrderRequestWire {
  /** The order's number. */
  uni: string;
}

/** The answer of `order/again`; `in_cart` and `lines` are not in CRMEB. */
export interface BoughtAgainWire {
  in_cart: 1;
  /** Cart lines, joined by commas. */
  cateId: string;
  lines: BoughtAgainLineWire[];
}

/** The result of buying a line again (not in CRMEB). */
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
