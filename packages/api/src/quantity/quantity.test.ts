import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantityProblem, searchTerm } from './index.ts';

const TERMS = { minimum: 4, pack: 2, stock: 20 };

describe('[R6.12] quantity', () => {
  it.each([
    ['0', 'number'],
    ['abc', 'number'],
    ['', 'number'],
    ['-2', 'number'],
    ['1.5', 'number'],
    ['1e9', 'number'],
    [1e9, 'maximum'],
    [2, 'minimum'],
    [5, 'pack'],
    [22, 'stock'],
  ])('%j is refused: %s', (quantity, reason) => {
    expect(quantityProblem(quantity, TERMS)?.id).toBe(`validation.quantity.${reason}`);
  });

  it('accepts exactly the multiples between minimum and stock', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 40 }), (quantity) => {
        const right = quantity >= 4 && quantity <= 20 && quantity % 2 === 0;
        expect(quantityProblem(quantity, TERMS) === null).toBe(right);
      }),
    );
  });
});

describe('[R3.2] search term', () => {
  it.each([
    [null, null],
    ['', null],
    [' \t ', null],
    ['  hinge ', 'hinge'],
  ])('%j becomes %j', (text, term) => {
    expect(searchTerm(text)).toBe(term);
  });
});
