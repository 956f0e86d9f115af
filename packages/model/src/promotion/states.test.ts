import { expect, test } from 'vitest';
import { nextPromotionChange, promotionState } from './index.ts';

const time = { startsAt: 100, endsAt: 200 };

test('[R2.6] a promotion is scheduled until its start, then active while something is left, and ended at its end', () => {
  expect([99, 100, 199, 200].map((now) => promotionState(time, 1, now))).toEqual([
    'scheduled',
    'active',
    'active',
    'ended',
  ]);
  expect([99, 100, 200].map((now) => promotionState(time, 0, now))).toEqual(['scheduled', 'soldOut', 'ended']);
});

test('[R2.6] its state next changes at the start, and at the end once it has started', () => {
  expect(nextPromotionChange({ ...time, state: 'scheduled' })).toBe(100);
  expect(nextPromotionChange({ ...time, state: 'soldOut' })).toBe(200);
});
