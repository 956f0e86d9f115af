import { money } from '@rider/model/money';
import { expect, test } from 'vitest';
import { bestPromotion } from '../../src/promotion/best-promotion.ts';

const promotion = (id: number, kind: 'seckill' | 'presell' | 'group', price: number) => ({
  id,
  kind,
  price: money(price),
  ordinary: money(1000),
});
const sale = promotion(1, 'seckill', 900);
const presale = promotion(2, 'presell', 800);
const group = promotion(3, 'group', 500);

test('[R2.6] the cheapest promotion sets the price, even if the group price is lower', () => {
  expect(bestPromotion([sale, presale, group])).toBe(presale);
  expect(bestPromotion([group])).toBe(group);
  expect(bestPromotion([])).toBeNull();
});

test('[R2.6] a promotion that is not below the ordinary price has no effect', () => {
  expect(bestPromotion([promotion(1, 'seckill', 1000)])).toBeNull();
  expect(bestPromotion([sale], { ordinary: money(900) })).toBeNull();
});

test('[R2.6] a product added for a group gets the group price and stays in the group if the ordinary price is lower', () => {
  expect(bestPromotion([sale, group], { added: group.id })).toBe(group);
  expect(bestPromotion([group], { ordinary: money(400), added: group.id })).toBe(group);
  expect(bestPromotion([group], { ordinary: money(400), added: sale.id })).toBeNull();
});
