import { expect, test } from 'vitest';
import fc from 'fast-check';
import { money } from '../money/index.ts';
import { cheaperFrom, isContractAt, lowerPrices, priceAt, quantityBreakRanges, type Prices } from './index.ts';

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

const anyPrices: fc.Arbitrary<Prices> = fc.record({
  price: fc.integer({ min: 1, max: 1000 }).map(money),
  tiers: fc
    .uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 5 })
    .chain((quantities) =>
      fc.tuple(
        ...quantities
          .toSorted((one, other) => one - other)
          .map((quantity) =>
            fc.record({ quantity: fc.constant(quantity), price: fc.integer({ min: 1, max: 1000 }).map(money) }),
          ),
      ),
    ),
});

test('[B14] of contract and ordinary prices the lower applies at every quantity, without needless breaks', () => {
  fc.assert(
    fc.property(anyPrices, anyPrices, (one, other) => {
      const lower = lowerPrices(one, other);
      for (let quantity = 1; quantity <= 61; quantity++)
        expect(priceAt(lower.price, lower.tiers, quantity)).toBe(
          Math.min(priceAt(one.price, one.tiers, quantity), priceAt(other.price, other.tiers, quantity)),
        );
      const steps = [lower.price, ...lower.tiers.map(({ price }) => price)];
      expect(steps.every((price, place) => price !== steps[place + 1])).toBe(true);
    }),
  );
});

test('[B14] prices by contract are marked at the quantities where they are lower than the ordinary ones', () => {
  const ordinary = { price: money(1000), tiers: [{ quantity: 10, price: money(900) }] };
  const marks = (...contracts: Parameters<typeof lowerPrices>[1][]) => {
    const prices = contracts.reduce(lowerPrices, ordinary);
    return [1, 10, 50].map((quantity) => isContractAt(prices, quantity));
  };
  expect(marks()).toEqual([false, false, false]);
  expect(marks({ price: money(1200), tiers: [] })).toEqual([false, false, false]);
  expect(marks({ price: money(950), tiers: [] })).toEqual([true, false, false]);
  expect(marks({ price: money(1000), tiers: [{ quantity: 50, price: money(700) }] })).toEqual([false, false, true]);
  expect(marks({ price: money(800), tiers: [] }, { price: money(850), tiers: [] })).toEqual([true, true, true]);
});
