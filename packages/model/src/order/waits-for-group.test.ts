import { expect, test } from 'vitest';
import type { OrderGroup } from './order.ts';
import { shownOrderState, waitsForGroup } from './waits-for-group.ts';

const group = {
  id: '1',
  promotionId: '2',
  state: 'open',
  people: 3,
  joined: 1,
  endsAt: 0,
} as const satisfies OrderGroup;

test('[R2.6] a paid order waits until its group is complete', () => {
  const waits = (state: OrderGroup['state']) =>
    waitsForGroup({ state: 'pending-shipment', group: { ...group, state } });
  expect([waits('open'), waits('failed'), waits('complete')]).toEqual([true, true, false]);
  expect(waitsForGroup({ state: 'pending-shipment', group: null })).toBe(false);
  expect(waitsForGroup({ state: 'pending-payment', group })).toBe(false);
  expect(shownOrderState({ state: 'pending-shipment', group })).toBe('waiting-for-group');
  expect(shownOrderState({ state: 'refunded', group })).toBe('refunded');
});

test.each([
  ['pending-payment', null, 'pending-payment'],
  ['pending-shipment', group, 'waiting-for-group'],
  ['pending-shipment', null, 'preparing-pick-up'],
  ['to-receive', null, 'ready-for-pick-up'],
  ['to-review', null, 'to-review'],
] as const)(
  '[R6.1] an order to pick up in state %s is shown as prepared or ready, never as shipped',
  (state, of, shown) => {
    expect(shownOrderState({ state, group: of, pickUp: {} })).toBe(shown);
  },
);
