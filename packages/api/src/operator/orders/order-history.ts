import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import type { OperatorActionName } from '../actions.ts';
import { operatorPath } from '../call.ts';

/** What happens to an order besides the operators' actions. */
export const ORDER_EVENTS = [
  'placed',
  'paid',
  'shipped',
  'received',
  'cancelled',
  'expired',
  'refundRequested',
  'returnShipped',
  'refunded',
  'refundWithdrawn',
] as const;

/** An entry of an order's history. */
export interface OrderHistoryEntry {
  /** Instant, epoch milliseconds. */
  at: number;
  event: (typeof ORDER_EVENTS)[number] | OperatorActionName;
  /** A tracking number, a note, the number of a refund; the payment method on the wire for `paid`; may be empty. */
  detail: string;
  /** The operator; empty for what the buyer did or happened by itself. */
  by: string;
}

/** All that happened to an order, oldest first. */
export function getOrderHistory(api: Api, number: string): Promise<OrderHistoryEntry[]> {
  return getOwn(api, operatorPath`orders/${number}/history`);
}

/** Adds a note to an order's history, which the buyer does not see. Rejects with an error of `text`. */
export function remarkOnOrder(api: Api, number: string, text: string): Promise<void> {
  return postOwn(api, operatorPath`orders/${number}/remark`, { text });
}
