import { expect, test } from 'vitest';
import { money } from '../money/index.ts';
import { cheaperFrom, priceAt, quantityBreakRanges } from './index.ts';

const base = money(3850);
const tiers = [
  { quantity: 10, price: money(3600) },
  { quantity: 50, price: money(3300) },
];

test('[R6.12] the price follows the quantity at every break', () => {
  expect([1, 9, 10, 49, 50, 5000].map((quantity) => priceAt(base, tiers, quantity))).toEqual([
    3850, 3850, 3600, 3600, 3300, 3300,
  ]);
});

test('[R6.12] ranges begin at the smallest orderable quantity and leave no gap', () => {
  expect(quantityBreakRanges(base, tiers, 20)).toEqual([
    { from: 20, to: 49, price: 3600 },
    { from: 50, to: null, price: 3300 },
  ]);
  expect(quantityBreakRanges(base, [], 1)).toEqual([{ from: 1, to: null, price: 3850 }]);
});

test('[R2.6] a variant is cheaper than a promotion from the first quantity with a lower price', () => {
  const from = (price: number, minimum = 1) => cheaperFrom(money(price), { price: base, tiers, minimum });
  expect([3900, 3850, 3700, 3600, 3300].map((price) => from(price))).toEqual([1, 10, 10, 50, null]);
  expect(from(3400, 60)).toBe(60);
});
