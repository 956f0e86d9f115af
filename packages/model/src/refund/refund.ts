import type { Money } from '../money/index.ts';
import type { OrderLine } from '../order-line/index.ts';
import type { RefundKind, RefundState } from './states.ts';

/** How products are returned. */
export interface ReturnLogistics {
  company: string;
  slipNumber: string;
  phone: string;
  photos: string[];
}

/** A refund (`order/refund/detail`, `pc/get_refund_order_list`). Instants are epoch milliseconds; null where unknown or not yet reached. */
export interface Refund {
  /** The wire's numeric id, used to submit the tracking number. */
  id: string;
  /** The public number. */
  number: string;
  orderNumber: string;
  kind: RefundKind;
  state: RefundState;
  lines: OrderLine[];
  pieces: number;
  /** Requested, due or paid-back amount. */
  amount: Money;
  /** The sales tax in the amount; null where the backend returns none. */
  tax: Money | null;
  reason: string;
  remark: string;
  photos: string[];
  /** The shop's reason for a rejection; empty without one. */
  rejection: string;
  logistics: ReturnLogistics | null;
  /** The return address; empty until the shop provides it. */
  returnTo: string;
  appliedAt: number;
  agreedAt: number | null;
  returnedAt: number | null;
  receivedAt: number | null;
  refundedAt: number | null;
  /** When it was rejected or withdrawn. */
  endedAt: number | null;
}

/** What a refund of chosen lines would pay back. */
export interface RefundQuote {
  amount: Money;
  /** The sales tax in it; null where the backend returns none. */
  tax: Money | null;
}

/** A page of refunds. */
export interface RefundList {
  items: Refund[];
  total: number;
}

/** A number of pieces of an order line. */
export interface RefundedQuantity {
  lineId: string;
  quantity: number;
}

/** A buyer's refund request. */
export interface RefundRequest {
  orderId: string;
  kind: RefundKind;
  lines: readonly RefundedQuantity[];
  reason: string;
  remark: string;
  photos: readonly string[];
  /** The amount shown to the buyer: our backend rejects the request when the booked amount differs. */
  quoted?: Money | null;
}
