import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, moneyFromDecimal, moneyToDecimal } from './index.ts';

const amounts = fc.integer({ min: -1e12, max: 1e12 }).map(money);

describe('[R1.6] money', () => {
  it('survives a round trip to the wire', () => {
    expect(
      fc.check(fc.property(amounts, (amount) => moneyFromDecimal(moneyToDecimal(amount)) - amount === 0)),
    ).toMatchObject({ failed: false });
  });

  it.each(['', 'abc', '1,000.00', '1e3', '--1'])('refuses %j', (text) => {
    expect(() => moneyFromDecimal(text)).toThrow(RangeError);
  });

  it('rejects fractions of a cent', () => {
    expect(() => money(0.5)).toThrow(RangeError);
  });
});
