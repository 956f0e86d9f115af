import type { OrderState } from './order.ts';

/** Who may let something happen to an order; `clock` is the time that passes. */
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
 * What can happen to an order: the buyer's actions of R6.2; of the operator `ship`, `correct-shipment` and `pay-back-all` (the last
 * of its money went back); `expire`. `review` is the review of the last line: those before it leave the order where it is.
 */
export type OrderEvent = keyof typeof ACTOR_OF;

/** What a buyer may do with an order (R6.2). */
export type OrderAction = {
  [Event in OrderEvent]: (typeof ACTOR_OF)[Event] extends 'buyer' ? Event : never;
}[OrderEvent];

/** The states an order of ours is stored in; the others are how a backend of the contract tells of after-sales. */
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
/** A state an order of ours is stored in. */
export type StoredOrderState = (typeof STORED_ORDER_STATES)[number];

/** States only other backends tell; nothing leads there. */
type ToldState = Exclude<OrderState, StoredOrderState>;
type Ways<State> = Readonly<Partial<Record<OrderEvent, State>>>;

/**
 * The state machine of an order (R6.1, R6.2, contract 3.7), the only one: the backend's rule and the buttons of shop and desk. Per
 * state the events it allows and where they lead. An event that leads to its own state does something beside the order.
 */
const TRANSITIONS: Readonly<Record<StoredOrderState, Ways<StoredOrderState>> & Record<ToldState, Ways<OrderState>>> = {
  'pending-payment': {
    pay: 'pending-shipment',
    cancel: 'cancelled',
    expire: 'expired',
    'buy-again': 'pending-payment',
  },
  'offline-pending': { cancel: 'cancelled', 'buy-again': 'offline-pending' },
  'pending-shipment': {
    ship: 'to-receive',
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

/** The state that an event leads to, or null where the state does not allow it. */
export function nextOrderState(state: StoredOrderState, event: OrderEvent): StoredOrderState | null {
  return TRANSITIONS[state][event] ?? null;
}

/** Everything that a state allows somebody. */
export function orderEventsFor(actor: OrderActor, state: OrderState): readonly OrderEvent[] {
  return (Object.keys(TRANSITIONS[state]) as OrderEvent[]).filter((event) => ACTOR_OF[event] === actor);
}

/** The actions that an order's state allows its buyer. */
export function allowedActions(state: OrderState): readonly OrderAction[] {
  return orderEventsFor('buyer', state) as OrderAction[];
}
