/** The states an order is stored in (R6.1). After-sales states are objects of their own and are derived when read. */
export const ORDER_STATES = [
  'pending-payment',
  'pending-shipment',
  'to-receive',
  'to-review',
  'done',
  'cancelled',
  'expired',
] as const;
/** A state an order is stored in. */
export type StoredOrderState = (typeof ORDER_STATES)[number];

/** What can happen to an order: the buyer's actions of R6.2, and `ship` (the merchant) and `expire` (time). */
export type OrderEvent =
  'pay' | 'cancel' | 'expire' | 'ship' | 'confirm-receipt' | 'review' | 'refund' | 'logistics' | 'buy-again' | 'delete';

/**
 * The order state machine (contract 3.7, "allowed actions"): per state the events it allows and the state they lead to.
 * An event that leads to its own state does something beside the order and leaves the order where it is.
 */
export const ORDER_TRANSITIONS: Readonly<
  Record<StoredOrderState, Readonly<Partial<Record<OrderEvent, StoredOrderState>>>>
> = {
  'pending-payment': { pay: 'pending-shipment', cancel: 'cancelled', expire: 'expired' },
  'pending-shipment': { ship: 'to-receive', refund: 'pending-shipment' },
  'to-receive': { 'confirm-receipt': 'to-review', logistics: 'to-receive', refund: 'to-receive' },
  'to-review': { review: 'done', logistics: 'to-review', refund: 'to-review', 'buy-again': 'to-review' },
  done: { 'buy-again': 'done', logistics: 'done', delete: 'done' },
  cancelled: { 'buy-again': 'cancelled', delete: 'cancelled' },
  expired: { 'buy-again': 'expired', delete: 'expired' },
};

/** The state that an event leads to, or null where the state does not allow it. */
export function nextState(state: StoredOrderState, event: OrderEvent): StoredOrderState | null {
  return ORDER_TRANSITIONS[state][event] ?? null;
}
