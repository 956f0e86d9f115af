import { money } from '@rider/model/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitAmount } from '../money/split-amount.ts';
import { amountOfPieces, paidByLine } from './split.ts';

const line = fc
  .record({ quantity: fc.integer({ min: 1, max: 40 }), price: fc.integer({ min: 1, max: 99_999 }), off: fc.nat(100) })
  .map(({ quantity, price, off }) => ({
    quantity,
    line_total: money(price * quantity),
    discount: money(Math.floor((price * quantity * off) / 100)),
  }));
const order = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 6 }), freight: fc.nat(5000).map(money) });

describe('[R6.4] the money of an order', () => {
  test('is shared by weight, to the cent', () => {
    expect(splitAmount(money(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitAmount(money(1200), [0, 5, 0])).toEqual([0, 1200, 0]);
  });

  test('is split completely over its lines, none below its price', () => {
    fc.assert(
      fc.property(order, ({ lines, freight }) => {
        const numbered = lines.map((each, id) => ({ ...each, id }));
        const paid = paidByLine(freight, numbered);
        const products = lines.reduce<number>((sum, each) => sum + each.line_total - each.discount, 0);
        expect([...paid.values()].reduce<number>((sum, each) => sum + each, 0)).toBe(products + freight);
        for (const each of numbered) expect(paid.get(each.id)).toBeGreaterThanOrEqual(each.line_total - each.discount);
      }),
    );
  });

  test('of a line is returned exactly, in any parts', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, fc.nat(2_000_000_000).map(money), (counts, paid) => {
        const quantity = counts.reduce((sum, count) => sum + count, 0);
        let before = 0;
        let back = 0;
        for (const count of counts) {
          const amount = amountOfPieces(paid, { quantity, before, count });
          expect(amount).toBeGreaterThanOrEqual(0);
          back += amount;
          before += count;
        }
        expect(back).toBe(paid);
      }),
    );
  });
});
