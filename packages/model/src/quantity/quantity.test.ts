import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAXIMUM_QUANTITY,
  nearestQuantity,
  quantityProblem,
  quantityRange,
  steppedQuantity,
  type QuantityTerms,
} from './index.ts';

const terms = { minimum: 12, pack: 5, stock: 42 };
const plenty = { minimum: 1, pack: 1, stock: 1_000_000 };

const anyTerms: fc.Arbitrary<QuantityTerms> = fc.record({
  minimum: fc.integer({ min: 1, max: 200 }),
  pack: fc.integer({ min: 1, max: 50 }),
  stock: fc.integer({ min: 0, max: 200_000 }),
});

describe('[R6.12] quantity', () => {
  it.each([
    ['15', null],
    [' 15 ', null],
    [15, null],
    ['abc', 'not-a-number'],
    ['', 'not-a-number'],
    ['1.5', 'not-a-number'],
    ['1e1', 'not-a-number'],
    ['0x10', 'not-a-number'],
    [2 ** 60, 'not-a-number'],
    ['0', 'below-minimum'],
    [-5, 'below-minimum'],
    [10, 'below-minimum'],
    [16, 'off-pack'],
    [45, 'not-enough-stock'],
    [1e9, 'not-enough-stock'],
  ])('%j is %s', (quantity, problem) => {
    expect(quantityProblem(quantity, terms)).toBe(problem);
  });

  it('reports missing stock and the maximum before other faults', () => {
    expect(quantityProblem('abc', { ...terms, stock: 0 })).toBe('out-of-stock');
    expect(quantityProblem(MAXIMUM_QUANTITY + 1, plenty)).toBe('over-maximum');
    expect(quantityProblem(MAXIMUM_QUANTITY, plenty)).toBeNull();
  });

  it('accepts exactly the multiples of the pack between minimum, stock and maximum', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: -5, max: 210_000 }), (any, quantity) => {
        const { minimum, pack, stock } = any;
        const right = quantity >= minimum && quantity <= stock && quantity <= MAXIMUM_QUANTITY && quantity % pack === 0;
        expect(quantityProblem(quantity, any) === null).toBe(right);
      }),
    );
  });

  it('only offers and steps to orderable quantities', () => {
    fc.assert(
      fc.property(anyTerms, fc.option(fc.integer({ min: -5, max: 210_000 })), (any, requested) => {
        const nearest = nearestQuantity(requested, any);
        const offered = [nearest, steppedQuantity(requested, 1, any), steppedQuantity(requested, -1, any)];
        const wrong = offered.filter((quantity) => quantity !== null && quantityProblem(quantity, any) !== null);
        expect(wrong).toEqual([]);
        expect(nearest === null).toBe(quantityRange(any) === null);
      }),
    );
  });

  it('returns the nearest quantity and steps by packs to the ends of the range', () => {
    expect([null, 0, 16, 1e9].map((requested) => nearestQuantity(requested, terms))).toEqual([15, 15, 20, 40]);
    expect(quantityRange({ minimum: 10, pack: 5, stock: 9 })).toBeNull();
    expect([steppedQuantity(16, 1, terms), steppedQuantity(16, -1, terms)]).toEqual([20, 15]);
    expect([steppedQuantity(40, 1, terms), steppedQuantity(15, -1, terms)]).toEqual([null, null]);
    expect([steppedQuantity(1e9, -1, terms), steppedQuantity(1, 1, terms)]).toEqual([40, 15]);
  });
});
