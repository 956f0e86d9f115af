import type { OrderState } from './order.ts';

/** Who may trigger an event of an order; `clock` is the passing of time. */
export type OrderActor = 'buyer' | 'operator' | 'clock';

const ACTOR_OF = {
  pay: 'buyer',
  cancel: 'buyer',
  'confirm-receipt': 'buyer',
  logistics: 'buyer',
  refund: 'buyer',
  review: 'buyer',
  'buy-again': 'buyer',
  delete: 'buyer',
  ship: 'operator',
  'correct-shipment': 'operator',
  'pay-back-all': 'operator',
  expire: 'clock',
} as const satisfies Record<string, OrderActor>;

/**
 * Events of an order: the buyer's actions; the operator's `ship`, `correct-shipment` and `pay-back-all` (the last of its money was
 * refunded); `expire`. `review` is the review of the last line; earlier ones do not change the state.
 */
export type OrderEvent = keyof typeof ACTOR_OF;

/** A buyer's action on an order. */
export type OrderAction = {
  [Event in OrderEvent]: (typeof ACTOR_OF)[Event] extends 'buyer' ? Event : never;
}[OrderEvent];

/** The states that our orders are stored in; the others are after-sales states reported by a backend of the contract. */
export const STORED_ORDER_STATES = [
  'pending-payment',
  'pending-shipment',
  'to-receive',
  'to-review',
  'done',
  'cancelled',
  'expired',
  'refunded',
] as const satisfies readonly OrderState[];
/** A state that our orders are stored in. */
export type StoredOrderState = (typeof STORED_ORDER_STATES)[number];

/** States reported only by other backends; no transition leads to them. */
type DerivedState = Exclude<OrderState, StoredOrderState>;
type Ways<State> = Readonly<Partial<Record<OrderEvent, State>>>;

/**
 * The only state machine of an order, used by the backend's rules and by the buttons of shop and desk. Maps each state to the events it
 * allows and their next states. An event without a new state changes something other than the order.
 */
const TRANSITIONS: Readonly<Record<StoredOrderState, Ways<StoredOrderState>> & Record<DerivedState, Ways<OrderState>>> =
  {
    'pending-payment': {
      pay: 'pending-shipment',
      cancel: 'cancelled',
      expire: 'expired',
      'buy-again': 'pending-payment',
    },
    'offline-pending': { cancel: 'cancelled', 'buy-again': 'offline-pending' },
    'pending-shipment': {
      ship: 'to-receive',
      'correct-shipment': 'pending-shipment',
      refund: 'pending-shipment',
      'buy-again': 'pending-shipment',
      'pay-back-all': 'refunded',
    },
    'to-receive': {
      'confirm-receipt': 'to-review',
      logistics: 'to-receive',
      refund: 'to-receive',
      'correct-shipment': 'to-receive',
      'buy-again': 'to-receive',
      'pay-back-all': 'refunded',
    },
    'to-review': {
      review: 'done',
      logistics: 'to-review',
      refund: 'to-review',
      'buy-again': 'to-review',
      'pay-back-all': 'refunded',
    },
    done: { 'buy-again': 'done', logistics: 'done', delete: 'done', 'pay-back-all': 'refunded' },
    cancelled: { 'buy-again': 'cancelled', delete: 'cancelled' },
    expired: { 'buy-again': 'expired', delete: 'expired' },
    refunded: { 'buy-again': 'refunded', delete: 'refunded' },
    refunding: { 'buy-again': 'refunding' },
    'refund-refused': { 'buy-again': 'refund-refused' },
  };

/** The next state after an event, or null where the state does not allow it. */
export function nextOrderState(state: StoredOrderState, event: OrderEvent): StoredOrderState | null {
  return TRANSITIONS[state][event] ?? null;
}

/** The events that a state allows an actor. */
export function orderEventsFor(actor: OrderActor, state: OrderState): readonly OrderEvent[] {
  return (Object.keys(TRANSITIONS[state]) as OrderEvent[]).filter((event) => ACTOR_OF[event] === actor);
}

/** The actions that a state allows the buyer. */
export function allowedActions(state: OrderState): readonly OrderAction[] {
  return orderEventsFor('buyer', state) as OrderAction[];
}
