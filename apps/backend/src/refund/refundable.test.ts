import { money } from '@rider/model/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredOrderLine } from '../order/tables.ts';
import { priceRefund, type RefundFacts } from './refundable.ts';

type PaidLine = Pick<StoredOrderLine, 'id' | 'quantity' | 'line_total' | 'discount' | 'tax'>;

/** Refunds a line in parts, each priced after the previous ones, and adds up the amounts. */
function refundInParts(line: PaidLine, freight: number, counts: readonly number[]) {
  const facts: Pick<RefundFacts, 'refunded'> = { refunded: new Map() };
  const stored = line as StoredOrderLine;
  const back = { amount: 0, tax: 0 };
  for (const quantity of counts) {
    const order = { freight: money(freight) };
    const [part] = priceRefund(order, [stored], facts as RefundFacts, [{ line: stored, quantity }]);
    back.amount += part?.amount ?? 0;
    back.tax += part?.tax ?? 0;
    facts.refunded.set(line.id, (facts.refunded.get(line.id) ?? 0) + quantity);
  }
  return back;
}

test('[R6.4] refunds of an order piece by piece return what was paid, $77.45 and no cent less', () => {
  const line = { id: 1, quantity: 4, line_total: money(7_000), discount: money(333), tax: money(459) };
  expect(refundInParts(line, 619, [1, 1, 1, 1])).toEqual({ amount: 7_745, tax: 459 });
});

test('[R6.4] refunds of a line return products, freight and tax exactly, in whatever parts', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(parts, fc.nat(500_000), fc.nat(5_000), fc.nat(40_000), (counts, products, freight, tax) => {
      const quantity = counts.reduce((sum, count) => sum + count, 0);
      const line = { id: 1, quantity, line_total: money(products), discount: money(0), tax: money(tax) };
      expect(refundInParts(line, freight, counts)).toEqual({ amount: products + freight + tax, tax });
    }),
  );
});
