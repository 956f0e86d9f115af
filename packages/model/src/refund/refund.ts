import type { Money } from '../money/index.ts';
import type { OrderLine } from '../order-line/index.ts';
import type { RefundKind, RefundState } from './states.ts';

/** How the goods travel back. */
export interface ReturnLogistics {
  company: string;
  slipNumber: string;
  phone: string;
  photos: string[];
}

/** A refund (`order/refund/detail`, `pc/get_refund_order_list`). Instants are epoch milliseconds; null where not known or not yet. */
export interface Refund {
  /** The wire's numeric id, by which the slip number is told. */
  id: string;
  /** The public number of the refund. */
  number: string;
  orderNumber: string;
  kind: RefundKind;
  state: RefundState;
  lines: OrderLine[];
  pieces: number;
  /** What was asked for, is due or was paid back. */
  amount: Money;
  reason: string;
  remark: string;
  photos: string[];
  /** Why the shop refused; empty when it did not. */
  refusal: string;
  logistics: ReturnLogistics | null;
  /** Where the goods go; empty until the shop says so. */
  returnTo: string;
  appliedAt: number;
  agreedAt: number | null;
  returnedAt: number | null;
  receivedAt: number | null;
  refundedAt: number | null;
  /** When it was refused or taken back. */
  endedAt: number | null;
}

/** A page of refunds. */
export interface RefundList {
  items: Refund[];
  total: number;
}

/** How many of which line. */
export interface RefundedQuantity {
  lineId: string;
  quantity: number;
}

/** What a buyer asks for. */
export interface RefundRequest {
  orderId: string;
  kind: RefundKind;
  lines: readonly RefundedQuantity[];
  reason: string;
  remark: string;
  photos: readonly string[];
  /** The amount that the buyer was shown: a backend of ours refuses when another would be booked. */
  quoted?: Money | null;
}
