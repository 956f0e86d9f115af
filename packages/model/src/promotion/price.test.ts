import { expect, test } from 'vitest';
import { money } from '../money/index.ts';
import { isContractAt, priceAt } from '../price/index.ts';
import { atPromotionPrice, type ActivePromotion } from './index.ts';

const variant = {
  price: money(2500),
  originalPrice: null,
  stock: 1000,
  tiers: [
    { quantity: 10, price: money(2200) },
    { quantity: 50, price: money(1700) },
  ],
};
const promotion: ActivePromotion = {
  kind: 'flashSale',
  id: '1',
  price: money(1890),
  originalPrice: money(2500),
  most: 4,
  endsAt: 1,
  shipsAt: null,
};
const pricesOf = (shown: typeof variant) =>
  [1, 4, 5, 9, 10, 49, 50, 100].map((quantity) => priceAt(shown.price, shown.tiers, quantity));

test('[R2.6] the page shows the cart’s price: the promotion’s up to its limit, then the variant’s own', () => {
  expect(pricesOf(atPromotionPrice({ ...variant, promotion }))).toEqual([
    1890, 1890, 2500, 2500, 2200, 2200, 1700, 1700,
  ]);
  expect(atPromotionPrice({ ...variant, promotion }).originalPrice).toBe(2500);
});

test('[R2.6] a quantity break below the promotion’s price still applies', () => {
  const wide = { ...variant, promotion: { ...promotion, most: 60 } };
  expect(pricesOf(atPromotionPrice(wide))).toEqual([1890, 1890, 1890, 1890, 1890, 1890, 1700, 1700]);
});

test('[R2.6] a limit above the stock adds no break', () => {
  expect(atPromotionPrice({ ...variant, stock: 4, promotion }).tiers).toEqual([]);
});

test('[R2.6] a group buy and a variant without a promotion change nothing', () => {
  const group = { ...variant, promotion: { ...promotion, kind: 'groupBuy' as const } };
  expect(atPromotionPrice(group)).toBe(group);
  expect(atPromotionPrice(variant)).toBe(variant);
});

test('[B14] the price of a promotion is not one by contract, the price beyond its pieces may be', () => {
  const shown = atPromotionPrice({ ...variant, contract: true, tiers: [], promotion: { ...promotion, most: 5 } });
  expect([1, 5, 6].map((quantity) => isContractAt(shown, quantity))).toEqual([false, false, true]);
});
