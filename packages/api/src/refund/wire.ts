import type { OrderLineWire, RefundProgressWire } from '../order/wire.ts';
import type { PageRequestWire } from '../wire/index.ts';

/** An order line in a refund request, with its quantity. */
export interface RequestedLineWire {
  cart_id: string;
  cart_num: number;
}

/** `POST order/refund/cart_info`. */
export interface QuoteRefundRequestWire {
  /** The order's id. */
  id: string;
  cart_ids: RequestedLineWire[];
}

/** The answer of `order/refund/cart_info`. */
export interface RefundQuoteWire {
  cartInfo: RefundedLineWire[];
  /** The refund amount of these products, a decimal (not in CRMEB). */
  refund_price: string;
  /** The tax in it (not in CRMEB). */
  tax_price: string;
}

/** `POST order/refund/apply/{id}`. */
export interface RefundRequestWire {
  /** The reason. */
  text: string;
  refund_reason_wap_explain: string;
  /** Addresses of uploads, joined by commas. */
  refund_reason_wap_img: string;
  /** 1 money alone, 2 products and money. */
  refund_type: 1 | 2;
  cart_ids: RequestedLineWire[];
  /** The amount shown to the buyer, a decimal; the request is rejected when it differs from the refund's (not in CRMEB). */
  refund_price?: string;
}

/** The answer of `order/refund/apply/{id}` (not in CRMEB). */
export interface RequestedRefundWire {
  /** The refund's number. */
  order_id: string;
}

/** `GET pc/get_refund_order_list`. */
export interface RefundListRequestWire extends PageRequestWire {
  /** 0 all, 1 running, 2 refunded. */
  refund_status?: 0 | 1 | 2 | undefined;
}

/** `POST order/refund/express`. */
export interface ReturnRequestWire {
  /** The refund's id. */
  id: string;
  refund_express: string;
  refund_express_name: string;
  refund_phone: string;
  /** Addresses of uploads, joined by commas. */
  refund_img: string;
  refund_explain: string;
}

/** A line of a refund: an order line, with the count and amount of this refund. */
export interface RefundedLineWire extends OrderLineWire {
  /** A decimal (not in CRMEB). */
  refund_price: string;
}

/** When a refund reached its steps, unix time, 0 if not yet; all but `add_time` are not in CRMEB. */
export interface RefundStepsWire extends Pick<RefundProgressWire, 'agreed_time' | 'received_time'> {
  add_time: number;
  sent_time: number;
  refunded_time: number;
  end_time: number;
}

/** A refund. Amounts are decimals. */
export interface RefundWire extends RefundStepsWire, RefundProgressWire {
  id: number;
  /** The refund's number. */
  order_id: string;
  store_order_id: number;
  /** The order's number, as `store_order_sn`. */
  store_order_order_id: string;
  store_order_sn: string;
  uid: number;
  nickname: string;
  /** Not in CRMEB. */
  company: string;
  /** The requested kind: 1 money alone, 2 products and money (not in CRMEB). */
  apply_type: 1 | 2;
  /** 1 running, 2 refunded, 3 ended without refund. */
  refund_status: 1 | 2 | 3;
  /** Quantity, as `total_num`. */
  refund_num: number;
  total_num: number;
  refund_price: string;
  pay_price: string;
  /** The sales tax in `refund_price` (not in CRMEB). */
  tax_price: string;
  refunded_price: string;
  refund_reason: string;
  refund_explain: string;
  refund_img: string[];
  refuse_reason: string;
  /** The tracking number of the return shipment. */
  refund_express: string;
  refund_express_name: string;
  refund_phone: string;
  /** Pictures of the return shipment (not in CRMEB). */
  refund_goods_img: string[];
  pay_type: string;
  cartInfo: RefundedLineWire[];
  _status: RefundStatusWire;
}

/** The address for returned products; empty until the shop agreed. */
export interface ReturnAddressWire {
  refund_name: string;
  refund_phone: string;
  refund_address: string;
}

/** The state of a refund. */
export interface RefundStatusWire extends ReturnAddressWire {
  _type: number;
  _title: string;
  _msg: string;
}
