import { allowedActions } from '@rider/api/order';
import { expect, test } from 'vitest';
import { ORDER_STATES, ORDER_TRANSITIONS } from '../src/order/states.ts';

/** What happens to an order without its buyer. */
const OTHERS = new Set(['ship', 'expire']);

test.each(ORDER_STATES)('[R6.2] the buttons of an order that is %s are what the state machine allows', (state) => {
  const events = Object.keys(ORDER_TRANSITIONS[state]).filter((event) => !OTHERS.has(event));
  expect([...allowedActions(state)].toSorted()).toEqual(events.toSorted());
});
