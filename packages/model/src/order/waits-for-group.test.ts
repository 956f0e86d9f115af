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
