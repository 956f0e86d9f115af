import { expect, test } from 'vitest';
import { couponSchema, validate } from '../index.ts';

const TYPED = {
  title: { 'en-US': 'Autumn', 'zh-CN': '秋季' },
  scope: 'general',
  reduction: '$25',
  threshold: '1,000.50',
  from: { day: '2026-12-01', time: '09:30' },
  until: { day: '', time: '23:59' },
  total: '500',
  perBuyer: '1',
};
const faultsOf = (typed: object) => validate(couponSchema, { ...TYPED, ...typed }).errors;

test('[B15] a typed coupon becomes cents, numbers and moments, and is accepted again as such', () => {
  const { values } = validate(couponSchema, TYPED);
  expect(values).toEqual({
    ...TYPED,
    categoryId: '',
    productIds: [],
    reduction: 2500,
    threshold: 100_050,
    until: null,
    total: 500,
    perBuyer: 1,
  });
  expect(validate(couponSchema, values).values).toEqual(values);
});

test.each([
  [{ reduction: '1000.50' }, { reduction: 'validation.coupon.reduction' }],
  [{ reduction: '0' }, { reduction: 'validation.amount' }],
  [{ reduction: 1.5 }, { reduction: 'validation.amount' }],
  [{ reduction: -100 }, { reduction: 'validation.amount' }],
  [{ total: '1000001' }, { total: 'validation.coupon.count' }],
  [{ perBuyer: '0' }, { perBuyer: 'validation.coupon.count' }],
  [{ total: '2.5' }, { total: 'validation.coupon.count' }],
  [{ perBuyer: '501' }, { perBuyer: 'validation.coupon.perBuyer' }],
  [{ scope: 'category' }, { categoryId: 'validation.coupon.category' }],
  [{ scope: 'product', productIds: ',' }, { productIds: 'validation.coupon.products' }],
  [{ until: { day: '2026-12-01', time: '09:30' } }, { 'until.day': 'validation.moment.order' }],
  [{ until: { day: '2026-02-30', time: '10:00' } }, { 'until.day': 'validation.moment.day' }],
  [{ from: { day: '2026-12-01', time: '9am' } }, { 'from.time': 'validation.moment.time' }],
  [{ title: { 'en-US': 'Autumn' } }, { 'title.zh-CN': 'validation.coupon.title' }],
])('[B15] a coupon with %j is rejected at its field', (typed, errors) => {
  expect(faultsOf(typed)).toEqual(errors);
});
