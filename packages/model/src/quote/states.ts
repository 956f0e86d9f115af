/** The states of a quote; it ends as accepted, rejected (by the buyer), expired or withdrawn (by the shop). */
export const QUOTE_STATES = ['requested', 'offered', 'accepted', 'rejected', 'expired', 'withdrawn'] as const;
/** The state of a quote. */
export type QuoteState = (typeof QUOTE_STATES)[number];

/** Who may trigger an event of a quote; `clock` is the passing of time. */
export type QuoteActor = 'buyer' | 'operator' | 'clock';

const ACTOR_OF = {
  accept: 'buyer',
  reject: 'buyer',
  'request-change': 'buyer',
  offer: 'operator',
  withdraw: 'operator',
  expire: 'clock',
  reopen: 'clock',
} as const satisfies Record<string, QuoteActor>;

/** An event of a quote. `offer` makes a new version; `reopen` or `expire` follows the end of an order that was never paid. */
export type QuoteEvent = keyof typeof ACTOR_OF;

/** The only state machine of a quote, used by the backend's rules and by the buttons of shop and desk. */
const TRANSITIONS: Readonly<Record<QuoteState, Readonly<Partial<Record<QuoteEvent, QuoteState>>>>> = {
  requested: { offer: 'offered', reject: 'rejected', withdraw: 'withdrawn' },
  offered: {
    accept: 'accepted',
    reject: 'rejected',
    'request-change': 'requested',
    offer: 'offered',
    withdraw: 'withdrawn',
    expire: 'expired',
  },
  expired: { 'request-change': 'requested', offer: 'offered' },
  accepted: { reopen: 'offered', expire: 'expired' },
  rejected: {},
  withdrawn: {},
};

/** The next state after an event, or null where the state does not allow it. */
export function nextQuoteState(state: QuoteState, event: QuoteEvent): QuoteState | null {
  return TRANSITIONS[state][event] ?? null;
}

/** The events that a state allows an actor. */
export function quoteEventsFor(actor: QuoteActor, state: QuoteState): readonly QuoteEvent[] {
  return (Object.keys(TRANSITIONS[state]) as QuoteEvent[]).filter((event) => ACTOR_OF[event] === actor);
}

/** How many orders of one version may end unpaid: each holds stock beyond the buyer's share. After the last one it is expired. */
export const MOST_UNPAID_ORDERS = 3;

/** The event of an accepted quote whose order ended unpaid; `unpaid` counts such orders of its version, this one included. */
export function eventAfterUnpaid(unpaid: number): 'reopen' | 'expire' {
  return unpaid < MOST_UNPAID_ORDERS ? 'reopen' : 'expire';
}

/** The state at an instant (epoch milliseconds): an offer expires without waiting for housekeeping. */
export function quoteStateAt(
  { state, validUntil }: { state: QuoteState; validUntil: number | null },
  now: number,
): QuoteState {
  return state === 'offered' && validUntil !== null && validUntil <= now ? 'expired' : state;
}
