import type { OrderLine } from '../order-line/index.ts';
import type { RefundKind } from '../refund/index.ts';
import type { Order } from './order.ts';

/** An order line with a refundable quantity; `unitPrice` is the price of one. */
export interface RefundableLine extends OrderLine {
  refundable: number;
}

/** An order at the start of a refund request (`order/refund_detail`). */
export interface RefundableOrder extends Pick<Order, 'number' | 'state' | 'refundable' | 'refunds'> {
  /** The wire's numeric id of the order, used in the refund request. */
  id: string;
  /** The kinds of refund that can be requested. */
  kinds: readonly RefundKind[];
  /** Only lines with a refundable quantity. */
  lines: RefundableLine[];
}
