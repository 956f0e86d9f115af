/** What a buyer asks for: money only, or money for goods that go back (R6.4). */
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
 * Where a refund stands: asked for, agreed (the money follows), goods to be sent back, goods on their way back, goods back with
 * the shop (the money follows), paid back, refused, or taken back by the buyer.
 */
export type RefundState = (typeof REFUND_STATES)[number];

/** Who may let something happen to a refund. */
export type RefundActor = 'buyer' | 'operator';

const ACTOR_OF = {
  cancel: 'buyer',
  'send-goods': 'buyer',
  agree: 'operator',
  refuse: 'operator',
  'receive-goods': 'operator',
  'pay-back': 'operator',
} as const satisfies Record<string, RefundActor>;

/** What can happen to a refund that was asked for. */
export type RefundEvent = keyof typeof ACTOR_OF;

/** What a buyer may do with a refund (R6.2). */
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
 * The state machine of a refund (R6.2, R6.4, contract 3.8), the only one: the backend's rule and the buttons of shop and desk. A
 * buyer may take a request back until the goods are on their way; who waits for goods in vain, or gets others, may still refuse.
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

/** The state that an event leads a refund to, or null where its state does not allow it. */
export function nextRefundState(kind: RefundKind, state: RefundState, event: RefundEvent): RefundState | null {
  return TRANSITIONS[kind][state][event] ?? null;
}

/** Everything that a refund's state allows somebody. */
export function refundEventsFor(actor: RefundActor, kind: RefundKind, state: RefundState): readonly RefundEvent[] {
  return (Object.keys(TRANSITIONS[kind][state]) as RefundEvent[]).filter((event) => ACTOR_OF[event] === actor);
}

/** The actions that a refund's state allows its buyer. */
export function allowedRefundActions(kind: RefundKind, state: RefundState): readonly RefundAction[] {
  return refundEventsFor('buyer', kind, state) as RefundAction[];
}

/** States in which a request still waits for somebody; an order has at most one such refund. */
export const OPEN_REFUND_STATES = [
  'applied',
  'agreed',
  'to-return',
  'returning',
  'received',
] as const satisfies readonly RefundState[];

/** Whether a request still waits for somebody. */
export function isOpenRefund(state: RefundState): boolean {
  return (OPEN_REFUND_STATES as readonly RefundState[]).includes(state);
}

/** What may be asked for: the goods can go back only once they were sent. */
export function refundKindsOf(goodsWereSent: boolean): readonly RefundKind[] {
  return goodsWereSent ? ['refund-only', 'return-and-refund'] : ['refund-only'];
}
