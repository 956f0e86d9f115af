import type { OrderLine } from '../order-line/index.ts';
import type { RefundKind } from '../refund/index.ts';
import type { Order } from './order.ts';

/** A line of an order of which something may still be refunded; `unitPrice` is what one piece cost. */
export interface RefundableLine extends OrderLine {
  refundable: number;
}

/** An order as a refund of it begins (`order/refund_detail`). */
export interface RefundableOrder extends Pick<Order, 'number' | 'state' | 'refundable' | 'refunds'> {
  /** The wire's numeric id of the order, by which a refund is asked for. */
  id: string;
  /** What may be asked for. */
  kinds: readonly RefundKind[];
  /** Only lines of which something may still be refunded. */
  lines: RefundableLine[];
}
