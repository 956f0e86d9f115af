import { expect, test } from 'vitest';
import { arrivalDays } from './index.ts';

const DAYS = { ground: { leastDays: 2, mostDays: 5 }, pallet: { leastDays: 3, mostDays: 8 } };

const CLOSED = new Set(['2026-11-26']);

test.each([
  ['ground', '2026-11-25', ['2026-11-30', '2026-12-03']],
  ['pallet', '2026-11-25', ['2026-12-01', '2026-12-08']],
  ['ground', '2026-12-30', ['2027-01-01', '2027-01-06']],
] as const)('[R2.7] %s that leaves on %s arrives past holiday and weekend', (freightClass, dispatch, days) => {
  expect(arrivalDays(DAYS[freightClass], dispatch, CLOSED)).toEqual(days);
});
