import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../money/index.ts';
import { certificateStateAt, taxOn, WHOLE_RATE } from './index.ts';

test.each([
  [10_000, 7_250, 725],
  [1_000, 6_875, 69],
  // Exactly half a cent goes up.
  [200, 7_250, 15],
  [100, 7_499, 7],
  [0, 7_250, 0],
  [9_999, 0, 0],
])('[R6.3] the tax on %i cents at %i thousandths of a percent is %i cents', (taxable, rate, tax) => {
  expect(taxOn(money(taxable), rate)).toBe(tax);
});

test('[R6.3] tax is never more than half a cent from the exact product', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.nat(WHOLE_RATE), (taxable, rate) => {
      const off = BigInt(taxOn(money(taxable), rate)) * BigInt(WHOLE_RATE) - BigInt(taxable) * BigInt(rate);
      expect(off > -BigInt(WHOLE_RATE / 2) && off <= BigInt(WHOLE_RATE / 2)).toBe(true);
    }),
  );
});

test.each([
  [null, 1_000, 'pending'],
  [null, 2_000, 'expired'],
  ['approved', 1_999, 'approved'],
  ['approved', 2_000, 'expired'],
  ['refused', 3_000, 'refused'],
] as const)('[R6.3] a certificate with the decision %s at %i is %s', (decision, now, state) => {
  expect(certificateStateAt({ decision, expiresAt: 2_000 }, now)).toBe(state);
});
