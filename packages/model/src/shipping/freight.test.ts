import { describe, expect, test } from 'vitest';
import { money } from '../money/index.ts';
import {
  freightClassOf,
  freightFor,
  freightZoneOf,
  INITIAL_FREIGHT,
  offeredClass,
  palletReason,
  type FreightZone,
  type ShippedLine,
} from './freight.ts';

const SMALL = money(10_000);
const { heaviestParcelKg, zones } = INITIAL_FREIGHT;
const [ZONE = {} as FreightZone] = zones;
const shippedOf = (pieces: ShippedLine[], subtotal: typeof SMALL) => ({ pieces, subtotal, heaviestParcelKg });
const hinges = (quantity: number) => ({ lengthMm: 0, weightKg: 0.86, quantity });
const channels = (quantity: number) => ({ lengthMm: 2413, weightKg: 1.091, quantity });

describe('freight', () => {
  test.each([
    ['a hinge', { lengthMm: 0, weightKg: 0.86 }, null],
    ['2.4 m exactly', { lengthMm: 2400, weightKg: 1 }, null],
    ['a length of 2,413 mm', { lengthMm: 2413, weightKg: 0.3 }, 'length'],
    ['30 kg exactly', { lengthMm: 0, weightKg: 30 }, null],
    ['a piece over 30 kg', { lengthMm: 0, weightKg: 30.001 }, 'weight'],
  ])('[R2.7] long or heavy products ship by pallet: %s', (_what, piece, reason) => {
    expect(palletReason(piece, INITIAL_FREIGHT)).toBe(reason);
  });

  test('[R2.7] one long piece makes the whole order ship by pallet', () => {
    expect(freightClassOf([hinges(100)], INITIAL_FREIGHT)).toBe('ground');
    expect(freightClassOf([hinges(100), channels(1)], INITIAL_FREIGHT)).toBe('pallet');
    expect(freightClassOf([], INITIAL_FREIGHT)).toBe('ground');
  });

  test.each([
    ['one parcel', [hinges(1)], SMALL, 1200],
    ['30 kg in one parcel', [{ lengthMm: 0, weightKg: 0.1, quantity: 300 }], SMALL, 1200],
    [
      'a gram more in two',
      [
        { lengthMm: 0, weightKg: 0.1, quantity: 300 },
        { lengthMm: 0, weightKg: 0.001, quantity: 1 },
      ],
      SMALL,
      2400,
    ],
    ['100 hinges in three', [hinges(100)], SMALL, 3600],
    ['free from $500', [hinges(100)], money(50_000), 0],
  ])('[R2.7] ground service: %s', (_what, pieces, total, cents) => {
    expect(freightFor('ground', shippedOf(pieces, total), ZONE)).toBe(cents);
  });

  test.each([
    ['five lengths', [channels(5)], 9500],
    ['up to 150 kg', [{ lengthMm: 3000, weightKg: 30, quantity: 5 }], 9500],
    ['up to 500 kg', [{ lengthMm: 3000, weightKg: 30.0002, quantity: 5 }, channels(1)], 14_500],
    ['more', [{ lengthMm: 3000, weightKg: 29.5, quantity: 17 }], 21_000],
  ])('[R2.7] a pallet costs by weight, whatever the products cost: %s', (_what, pieces, cents) => {
    expect(freightFor('pallet', shippedOf(pieces, money(900_000)), ZONE)).toBe(cents);
  });

  test('[B15] a state’s zone comes before its country’s, and both before the one for everywhere', () => {
    const named = (...places: string[]): FreightZone => ({ ...ZONE, places });
    const rule = { zones: [named('*'), named('US', 'CA'), named('US-AK')] };
    const placesOf = (country: string, state = '') => freightZoneOf(rule, { country, state })?.places;
    expect(placesOf('US', 'AK')).toEqual(['US-AK']);
    expect(placesOf('US', 'TX')).toEqual(['US', 'CA']);
    expect(placesOf('GB')).toEqual(['*']);
    expect(freightZoneOf({ zones: [named('US')] }, { country: 'GB', state: 'ENG' })).toBeNull();
  });

  test('[B15] a zone without ground service gets small products by pallet, and long ones not at all without pallets', () => {
    const noGround = { ...ZONE, ground: { ...ZONE.ground, offered: false } };
    const noPallet = { ...ZONE, pallet: { ...ZONE.pallet, offered: false } };
    expect(offeredClass('ground', noGround)).toBe('pallet');
    expect(offeredClass('ground', noPallet)).toBe('ground');
    expect(offeredClass('pallet', noPallet)).toBeNull();
  });

  test('[B15] ground service without a threshold is never free', () => {
    const zone = { ...ZONE, ground: { ...ZONE.ground, freeFrom: null } };
    expect(freightFor('ground', shippedOf([hinges(1)], money(9_000_000)), zone)).toBe(1200);
  });
});
