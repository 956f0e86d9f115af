import { expect, test } from 'vitest';
import { readCountSheet, stockState } from './index.ts';

test.each([
  [0, 10, 'sold-out'],
  [0, 0, 'sold-out'],
  [1, 0, 'in-stock'],
  [10, 10, 'low'],
  [11, 10, 'in-stock'],
])('[B15] a stock of %i with the low mark %i is %s', (stock, lowMark, state) => {
  expect(stockState({ stock, lowMark })).toBe(state);
});

test('[B15] lines of a count sheet are read as spreadsheets copy them', () => {
  const pasted = 'RD-A-CH\t12\r\n\r\nrd-b-ch;0\nRD-C Harbor hinge, 10 mm\t\t7\nRD-D\t\nRD-E\t-1\nRD-F\t1.5\n';
  expect(readCountSheet(pasted).map(({ code, counted }) => [code, counted])).toEqual([
    ['RD-A-CH', 12],
    ['RD-B-CH', 0],
    ['RD-C', 7],
    ['RD-D', null],
    ['RD-E', null],
    ['RD-F', null],
  ]);
});

test('[B15] a count with a separator of thousands is read whole, and the number in a name is no count', () => {
  const pasted = 'RD-A\tHinge\t1,250\nRD-B 2,000\nRD-C,1,250\nRD-D\tHinge 450\t\nRD-E\t12\t\t\n';
  expect(readCountSheet(pasted).map(({ code, counted }) => [code, counted])).toEqual([
    ['RD-A', 1250],
    ['RD-B', 2000],
    ['RD-C', null],
    ['RD-D', null],
    ['RD-E', 12],
  ]);
});
