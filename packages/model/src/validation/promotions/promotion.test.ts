import { expect, test } from 'vitest';
import { promotionSchema, validate } from '../index.ts';

const TYPED = {
  kind: 'flashSale',
  sku: ' UG-25 ',
  title: { 'en-US': 'Gasket sale', 'zh-CN': '密封条' },
  info: { 'en-US': 'While stocks last', 'zh-CN': '售完即止' },
  price: '18.90',
  quota: '120',
  perBuyer: '',
  from: { day: '2026-12-01', time: '00:00' },
  until: { day: '2026-12-05', time: '23:59' },
  slot: { starts: '14:00', hours: '2' },
};
const faultsOf = (typed: object) => validate(promotionSchema, { ...TYPED, ...typed }).errors;

test('[B15] a typed promotion becomes cents and numbers, and is accepted again as such', () => {
  const { values } = validate(promotionSchema, TYPED);
  expect(values).toMatchObject({
    sku: 'UG-25',
    price: 1890,
    quota: 120,
    perBuyer: null,
    slot: { starts: '14:00', hours: 2 },
    people: null,
    hours: null,
    shipAfterDays: null,
  });
  expect(validate(promotionSchema, values).values).toEqual(values);
});

test.each([
  [{ perBuyer: '121' }, { perBuyer: 'validation.promotion.perBuyerOverQuota' }],
  [{ perBuyer: 'many' }, { perBuyer: 'validation.promotion.perBuyer' }],
  [{ slot: null }, { slot: 'validation.moment.time' }],
  [
    { slot: { starts: '2 pm', hours: '25' } },
    { 'slot.starts': 'validation.moment.time', 'slot.hours': 'validation.promotion.slotHours' },
  ],
  [{ kind: 'presale' }, { shipAfterDays: 'validation.promotion.shipAfterDays' }],
  [{ kind: 'groupBuy', people: '1', hours: '24' }, { people: 'validation.promotion.people' }],
  [{ kind: 'groupBuy', people: '2' }, { hours: 'validation.promotion.hours' }],
  [{ until: { day: '2026-12-01', time: '00:00' } }, { 'until.day': 'validation.moment.order' }],
  [{ sku: '' }, { sku: 'validation.promotion.sku' }],
])('[B15] a promotion with %j is rejected at its field', (typed, errors) => {
  expect(faultsOf(typed)).toEqual(errors);
});
