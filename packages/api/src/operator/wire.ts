import type { PromotionKind, PromotionState } from '@rider/model/promotion';
import type { OrderWire } from '../order/wire.ts';
import type { ParcelEventWire, ShippedLineWire } from '../shipping/wire.ts';
import type { TaxCertificateRequestWire, TaxCertificateWire } from '../tax/wire.ts';

/** Request of each list of the desk; an empty `state` means any. */
export interface OperatorListRequestWire {
  search?: string | undefined;
  state?: string | undefined;
  /** From 1. */
  page: number;
  limit: number;
}

/** Answer of each list of the desk: a page, and how many there are in all. */
export interface OperatorListWire<Row> {
  list: Row[];
  count: number;
}

/** Row of `GET operator/log`: an operator's action. */
export interface OperatorActionWire {
  id: number;
  action: string;
  subject: string;
  detail: string;
  operator: string;
  /** Unix seconds. */
  add_time: number;
}

/** Row of `GET operator/emails`. */
export interface OutgoingEmailWire {
  id: number;
  /** By e-mail, or as a text message, which has no subject. */
  channel: string;
  to: string;
  subject: string;
  /** Empty when it contained a code that is no longer needed. */
  body: string;
  state: string;
  /** Unix seconds. */
  add_time: number;
}

/** Row of `GET operator/account_requests`. */
export interface AccountRequestWire {
  uid: number;
  account: string;
  name: string;
  company: string;
  contractor_license: string;
  business_owner: string;
  business_phone: string;
  email: string;
  /** The address in one line. */
  billing_address: string;
  /** 1 when `GET operator/account_requests/license?uid=…` answers a picture of the license. */
  license_picture: 0 | 1;
  /** Other accounts that look like the same company. */
  duplicates: readonly AccountDuplicateWire[];
  state: 'pending' | 'approved' | 'refused';
  /** Unix seconds. */
  add_time: number;
  decision: AccountDecisionWire | null;
}

/** An account with the same company name, license number or mailbox as a request, however they are spelled. */
export interface AccountDuplicateWire {
  account: string;
  company: string;
  state: AccountRequestWire['state'];
  reasons: readonly ('company' | 'license' | 'email')[];
}

/** The decision on an account request; `time` in unix seconds. */
export interface AccountDecisionWire {
  time: number;
  operator: string;
  reason: string;
}

/** Request of `POST operator/account_requests/approve`. */
export interface AccountApprovalRequestWire {
  uid: string;
}

/** Request of `POST operator/account_requests/refuse`. */
export interface AccountRefusalRequestWire {
  uid: string;
  /** The applicant reads it. */
  reason: string;
}

/** Row of `GET operator/buyers`. */
export interface OperatorBuyerWire {
  uid: number;
  account: string;
  real_name: string;
  company: string;
  email: string;
  phone: string;
  state: string;
  is_open_member: boolean;
  is_money_level: 0 | 1;
  /** Decimal amount. */
  now_money: string;
  /** Unix seconds. */
  add_time: number;
}

/** Request of `POST operator/buyers/{uid}/top_up`. */
export interface TopUpRequestWire {
  /** Decimal amount. */
  price: string;
  note: string;
  /** Idempotency key of the request. */
  key: string;
}

/** Row of `GET operator/reviews`. */
export interface OperatorReviewWire {
  id: number;
  product_id: number;
  store_name: string;
  /** The labels of the SKU. */
  suk: string;
  code: string;
  nickname: string;
  company: string;
  /** Empty for the catalogue's own reviews. */
  order_id: string;
  product_score: number;
  service_score: number;
  /** 0 where it was not given. */
  description_score: number;
  comment: string;
  pics: string[];
  /** Unix seconds. */
  add_time: number;
  merchant_reply_content: string;
}

/** Request of `POST operator/reviews/{id}/reply`. */
export interface ReviewReplyRequestWire {
  reply: string;
}

/** Row of `GET operator/feedback`. */
export interface OperatorFeedbackWire {
  id: number;
  topic: string;
  rela_name: string;
  company: string;
  email: string;
  phone: string;
  content: string;
  pics: string[];
  /** Empty for a visitor. */
  account: string;
  /** Unix seconds. */
  add_time: number;
  /** Empty until it is answered. */
  answer: string;
  /** 1 where a robot may have sent it. */
  suspected: number;
}

/** Request of `POST operator/feedback/{id}/answer`. */
export interface FeedbackAnswerRequestWire {
  answer: string;
}

/** Row of `GET operator/promotions`: what a promotion sold in paid orders, without what was refunded. */
export interface OperatorPromotionWire {
  /** Among the promotions of its kind. */
  id: number;
  kind: PromotionKind;
  title: string;
  /** Code of the article. */
  code: string;
  state: PromotionState;
  /** A decimal. */
  price: string;
  /** The quantity from which the article costs less without the promotion, and what it costs then; null where it never does. */
  cheaper: { from: number; price: string } | null;
  quota: number;
  /** Pieces of the quota that no order holds. */
  remaining: number;
  orders: number;
  pieces: number;
  /** A decimal: goods after the orders' discounts, without freight. */
  amount: string;
  /** Unix seconds. */
  start_time: number;
  stop_time: number;
}

/** Buyer of an order at the desk. */
export interface OrderBuyerWire {
  uid: number;
  nickname: string;
  account: string;
  company: string;
}

/** Row of `GET operator/orders`, and the answer of `GET operator/orders/{order_id}`. */
export interface OperatorOrderWire extends OrderWire {
  buyer: OrderBuyerWire;
  /** Tracking events, newest first; lists leave them out. */
  parcel_events?: ParcelEventWire[];
}

/** Request of `POST operator/orders/{order_id}/ship`: which fields count depends on `delivery_type`. */
export interface ShipmentRequestWire {
  /** The pieces to ship; all that are left without them. */
  cart_ids?: ShippedLineWire[];
  delivery_type: string;
  courier: string;
  trackingNumber: string;
  person: string;
  personPhone: string;
  content: string;
}

/** Request of `POST operator/orders/{order_id}/correct`. */
export interface CorrectionRequestWire extends Omit<ShipmentRequestWire, 'cart_ids'> {
  /** The last parcel without it. */
  parcel_id?: number;
}

/** Request of `POST operator/orders/{order_id}/note`. */
export interface OrderNoteRequestWire {
  remark: string;
}

/** Request of `POST operator/orders/{order_id}/track`: a tracking event. */
export interface ParcelEventRequestWire {
  text: string;
  place: string;
  /** The last parcel without it. */
  parcel_id?: number;
}

/** Request of `POST operator/refunds/{refund no}/refuse`. */
export interface RefundRefusalRequestWire {
  /** The buyer reads it. */
  refuse_reason: string;
}

/** Row of `GET operator/tax_certificates`. */
export interface OperatorTaxCertificateWire extends TaxCertificateWire {
  account: string;
  company: string;
  /** Null while it is open. */
  decision: Pick<AccountDecisionWire, 'time' | 'operator'> | null;
}

/** Request of `POST operator/tax_certificates/refuse`. */
export interface TaxCertificateRefusalRequestWire extends TaxCertificateRequestWire {
  reason: string;
}
