import { expect, test } from 'vitest';
import { INITIAL_FREIGHT } from '../../shipping/index.ts';
import { freightSchema, validate } from '../index.ts';

const RULE = { ...INITIAL_FREIGHT, version: 0 };
const [ZONE] = INITIAL_FREIGHT.zones;
const withZone = (values: object) => ({ ...RULE, zones: [{ ...ZONE, ...values }] });

test('[B15] a freight rule is accepted as stored and as typed', () => {
  expect(validate(freightSchema, RULE).values).toEqual(RULE);
  const typed = withZone({
    ground: { offered: 'on', parcel: '$12.50', freeFrom: '', leastDays: '2', mostDays: '5' },
    pallet: { ...ZONE?.pallet, prices: [{ upToKg: '', freight: '1,000' }] },
  });
  expect(validate(freightSchema, typed).values?.zones).toMatchObject([
    {
      ground: { offered: true, parcel: 1250, freeFrom: null },
      pallet: { prices: [{ upToKg: null, freight: 100_000 }] },
    },
  ]);
});

test.each([
  ['a zone without places', withZone({ places: [] }), 'zones.0.places', 'places'],
  ['a place in two zones', { ...RULE, zones: [ZONE, ZONE] }, 'zones.1.places', 'placeTwice'],
  [
    'more days at least than at most',
    withZone({ ground: { ...ZONE?.ground, leastDays: 9 } }),
    'zones.0.ground.mostDays',
    'dayOrder',
  ],
  [
    'pallet prices out of order',
    withZone({
      pallet: {
        ...ZONE?.pallet,
        prices: [
          { upToKg: 5, freight: 1 },
          { upToKg: 5, freight: 2 },
          { upToKg: null, freight: 3 },
        ],
      },
    }),
    'zones.0.pallet.prices.1.upToKg',
    'priceOrder',
  ],
  [
    'heavy pallets without a price',
    withZone({ pallet: { ...ZONE?.pallet, prices: [{ upToKg: 500, freight: 1 }] } }),
    'zones.0.pallet.prices.0.upToKg',
    'lastPrice',
  ],
])('[B15] %s is reported at its field', (_what, rule, path, message) => {
  expect(validate(freightSchema, rule).errors).toEqual({ [path]: `validation.freight.${message}` });
});
