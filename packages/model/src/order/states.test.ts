import { describe, expect, it } from 'vitest';
import {
  allowedActions,
  nextOrderState,
  orderEventsFor,
  STORED_ORDER_STATES,
  type OrderAction,
  type StoredOrderState,
} from './states.ts';

/** The buyer's actions by state, with our additions: full refunds, orders that were never paid, and buying again in every state. */
const BUYER_MAY: Record<StoredOrderState, OrderAction[]> = {
  'pending-payment': ['pay', 'cancel', 'buy-again'],
  'pending-shipment': ['refund', 'buy-again'],
  'to-receive': ['confirm-receipt', 'logistics', 'refund', 'buy-again'],
  'to-review': ['review', 'logistics', 'refund', 'buy-again'],
  done: ['buy-again', 'logistics', 'delete'],
  cancelled: ['buy-again', 'delete'],
  expired: ['buy-again', 'delete'],
  refunded: ['buy-again', 'delete'],
};

describe('the state machine of an order', () => {
  it.each(STORED_ORDER_STATES)('[R6.2] lets the buyer of a %s order do what the contract says', (state) => {
    expect(allowedActions(state).toSorted()).toEqual(BUYER_MAY[state].toSorted());
  });

  it('[R6.1] leads from placed to done, each step by its actor', () => {
    let state: StoredOrderState | null = 'pending-payment';
    for (const event of ['pay', 'ship', 'confirm-receipt', 'review'] as const) {
      expect(state).not.toBeNull();
      state = state && nextOrderState(state, event);
    }
    expect(state).toBe('done');
    expect(orderEventsFor('operator', 'pending-shipment')).toEqual(['ship', 'correct-shipment', 'pay-back-all']);
    expect(orderEventsFor('operator', 'pending-payment')).toEqual([]);
  });

  it('[R6.1] reaches every state from the first, and none leads back to it', () => {
    const reached = new Set<StoredOrderState>(['pending-payment']);
    const led: StoredOrderState[] = [];
    for (const state of reached) {
      const events = (['buyer', 'operator', 'clock'] as const).flatMap((actor) => orderEventsFor(actor, state));
      const ways = events.flatMap((event) => nextOrderState(state, event) ?? []);
      led.push(...ways.filter((way) => way !== state));
      for (const next of led) reached.add(next);
    }
    expect([...reached].toSorted()).toEqual(STORED_ORDER_STATES.toSorted());
    expect(led).not.toContain('pending-payment');
  });
});
