import { expect, test } from 'vitest';
import { stockState } from './index.ts';

test.each([
  [0, 10, 'sold-out'],
  [0, 0, 'sold-out'],
  [1, 0, 'in-stock'],
  [10, 10, 'low'],
  [11, 10, 'in-stock'],
])('[B15] a stock of %i with the low mark %i is %s', (stock, lowMark, state) => {
  expect(stockState({ stock, lowMark })).toBe(state);
});
