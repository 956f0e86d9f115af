import { money } from '@rider/model/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOrNull } from './index.ts';

const amounts = fc.integer({ min: -1e12, max: 1e12 }).map(money);

describe('[R1.6] amounts of the wire', () => {
  it("reads the wire's floats to the cent", () => {
    expect(
      fc.check(fc.property(amounts, (amount) => (amountOrNull(amount / 100) ?? Number.NaN) - amount === 0)),
    ).toMatchObject({ failed: false });
  });

  it('reads any value as an amount of whole cents or as none', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const amount = amountOrNull(value);
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
      }),
    );
  });
});
