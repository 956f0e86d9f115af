/** Kind of a refund request: money only, or money for returned products. */
export type RefundKind = 'refund-only' | 'return-and-refund';

/** The states of a refund. */
export const REFUND_STATES = [
  'applied',
  'agreed',
  'to-return',
  'returning',
  'received',
  'refunded',
  'refused',
  'cancelled',
] as const;
/**
 * State of a refund: requested, agreed (payment follows), products to be returned, products on their way back, products received by the shop
 * (payment follows), refunded, rejected, or withdrawn by the buyer.
 */
export type RefundState = (typeof REFUND_STATES)[number];

/** Who may trigger an event of a refund. */
export type RefundActor = 'buyer' | 'operator';

const ACTOR_OF = {
  cancel: 'buyer',
  'send-goods': 'buyer',
  agree: 'operator',
  refuse: 'operator',
  'receive-goods': 'operator',
  'pay-back': 'operator',
} as const satisfies Record<string, RefundActor>;

/** Events of a requested refund. */
export type RefundEvent = keyof typeof ACTOR_OF;

/** A buyer's action on a refund. */
export type RefundAction = {
  [Event in RefundEvent]: (typeof ACTOR_OF)[Event] extends 'buyer' ? Event : never;
}[RefundEvent];

type Ways = Readonly<Partial<Record<RefundEvent, RefundState>>>;

const ENDED: Readonly<Record<'refunded' | 'refused' | 'cancelled', Ways>> = {
  refunded: {},
  refused: {},
  cancelled: {},
};

/**
 * The only state machine of a refund, used by the backend's rules and by the buttons of shop and desk. A buyer may withdraw a request until
 * the products are on their way; the shop may reject it until it has received them, because they may be missing or wrong.
 */
const TRANSITIONS: Readonly<Record<RefundKind, Readonly<Record<RefundState, Ways>>>> = {
  'refund-only': {
    applied: { agree: 'agreed', refuse: 'refused', cancel: 'cancelled' },
    agreed: { 'pay-back': 'refunded', cancel: 'cancelled' },
    'to-return': {},
    returning: {},
    received: {},
    ...ENDED,
  },
  'return-and-refund': {
    applied: { agree: 'to-return', refuse: 'refused', cancel: 'cancelled' },
    agreed: {},
    'to-return': { 'send-goods': 'returning', refuse: 'refused', cancel: 'cancelled' },
    returning: { 'receive-goods': 'received', refuse: 'refused' },
    received: { 'pay-back': 'refunded' },
    ...ENDED,
  },
};

/** The next state after an event, or null where the state does not allow it. */
export function nextRefundState(kind: RefundKind, state: RefundState, event: RefundEvent): RefundState | null {
  return TRANSITIONS[kind][state][event] ?? null;
}

/** The events that a state allows an actor. */
export function refundEventsFor(actor: RefundActor, kind: RefundKind, state: RefundState): readonly RefundEvent[] {
  return (Object.keys(TRANSITIONS[kind][state]) as RefundEvent[]).filter((event) => ACTOR_OF[event] === actor);
}

/** The actions that a state allows the buyer. */
export function allowedRefundActions(kind: RefundKind, state: RefundState): readonly RefundAction[] {
  return refundEventsFor('buyer', kind, state) as RefundAction[];
}

/** States of a pending request; an order has at most one refund in these. */
export const OPEN_REFUND_STATES = [
  'applied',
  'agreed',
  'to-return',
  'returning',
  'received',
] as const satisfies readonly RefundState[];

/** Whether a request is still pending. */
export function isOpenRefund(state: RefundState): boolean {
  return (OPEN_REFUND_STATES as readonly RefundState[]).includes(state);
}

/** The kinds of refund that can be requested: products can be returned only after shipping. */
export function refundKindsOf(hasShipped: boolean): readonly RefundKind[] {
  return hasShipped ? ['refund-only', 'return-and-refund'] : ['refund-only'];
}
