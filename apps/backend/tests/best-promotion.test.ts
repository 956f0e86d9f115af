import { money } from '@rider/model/money';
import { expect, test } from 'vitest';
import { bestPromotion } from '../src/promotion/best-promotion.ts';

const promotion = (id: number, kind: 'seckill' | 'presell' | 'group', price: number) => ({
  id,
  kind,
  price: money(price),
  ordinary: money(1000),
});
const sale = promotion(1, 'seckill', 900);
const presale = promotion(2, 'presell', 800);
const group = promotion(3, 'group', 500);

test('[R2.6] the cheapest promotion decides the price, before the lower price of a group', () => {
  expect(bestPromotion([sale, presale, group])).toBe(presale);
  expect(bestPromotion([group])).toBe(group);
  expect(bestPromotion([])).toBeNull();
});

test('[R2.6] a promotion that is not below the ordinary price decides nothing', () => {
  expect(bestPromotion([promotion(1, 'seckill', 1000)])).toBeNull();
  expect(bestPromotion([sale], { ordinary: money(900) })).toBeNull();
});

test('[R2.6] goods added for a group take its price, and keep their place where the ordinary price is lower', () => {
  expect(bestPromotion([sale, group], { added: group.id })).toBe(group);
  expect(bestPromotion([group], { ordinary: money(400), added: group.id })).toBe(group);
  expect(bestPromotion([group], { ordinary: money(400), added: sale.id })).toBeNull();
});
