/** The states of a payment, in the order in which a plain one passes through them. */
export const PAYMENT_STATES = [
  'created',
  'pending',
  'requires-action',
  'paid',
  'mismatched',
  'failed',
  'cancelled',
  'part-refunded',
  'refunded',
  'disputed',
  'charged-back',
] as const;
/**
 * State of one attempt to pay at a provider: written down here, known to the provider, waiting for the buyer's bank (3-D Secure), paid,
 * paid with another amount than was due (an operator decides), declined, given up, paid back in part or whole, contested by the payer, or
 * taken back by the payer's bank.
 */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The events of a payment, from the provider or the shop. The last two are recorded and change no state. */
export const PAYMENT_EVENTS = [
  'open',
  'ask-payer',
  'pay',
  'mismatch',
  'match',
  'fail',
  'cancel',
  'refund-part',
  'refund-all',
  'dispute',
  'win-dispute',
  'lose-dispute',
  'other-currency',
  'unknown-state',
] as const;
/** Something that a provider reports, or the shop does, about a payment. */
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

type Ways = Readonly<Partial<Record<PaymentEvent, PaymentState>>>;

/** Money that arrives after a decline or a cancellation still arrived: what it becomes is the order's question. */
const MONEY: Ways = { pay: 'paid', mismatch: 'mismatched' };
const UNPAID: Ways = { ...MONEY, fail: 'failed', cancel: 'cancelled' };
const CONTESTABLE: Ways = { dispute: 'disputed', 'lose-dispute': 'charged-back' };
const PAID: Ways = { ...CONTESTABLE, 'refund-part': 'part-refunded', 'refund-all': 'refunded' };

/**
 * The only state machine of a payment. Reports can be repeated, delayed and out of order, so no transition turns a paid payment into an
 * unpaid one.
 */
const TRANSITIONS: Readonly<Record<PaymentState, Ways>> = {
  created: { ...UNPAID, open: 'pending', 'ask-payer': 'requires-action' },
  pending: { ...UNPAID, 'ask-payer': 'requires-action' },
  'requires-action': UNPAID,
  paid: PAID,
  mismatched: { ...CONTESTABLE, match: 'paid', 'refund-all': 'refunded' },
  failed: MONEY,
  cancelled: MONEY,
  'part-refunded': PAID,
  refunded: CONTESTABLE,
  disputed: { 'win-dispute': 'paid', 'lose-dispute': 'charged-back', 'refund-all': 'refunded' },
  'charged-back': { 'win-dispute': 'paid' },
};

/** The next state after an event, or null where the event is old news or does not fit. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState | null {
  return TRANSITIONS[state][event] ?? null;
}

/** The states in which money may still come without anybody doing anything new. */
export const OPEN_PAYMENT_STATES = ['created', 'pending', 'requires-action'] as const satisfies readonly PaymentState[];

/** Whether the payment must still be queried at the provider. */
export function isOpenPayment(state: PaymentState): boolean {
  return (OPEN_PAYMENT_STATES as readonly PaymentState[]).includes(state);
}

/** Whether the payer's bank holds the money, for a time or for good: it can send nothing back then. */
export function isContestedPayment(state: PaymentState): boolean {
  return state === 'disputed' || state === 'charged-back';
}
