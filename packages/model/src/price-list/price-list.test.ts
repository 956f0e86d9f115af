import { expect, test } from 'vitest';
import { readPriceLines } from './index.ts';

test('[B14] prices are read as pasted from a spreadsheet', () => {
  const pasted = 'RD-A\t21.50\nrd-b;50;19,9\r\n\nRD-C 10 $7\nRD-D,5,3.25';
  expect(readPriceLines(pasted)).toEqual({
    lines: [
      { sku: 'RD-A', quantity: 1, price: 2150 },
      { sku: 'RD-B', quantity: 50, price: 1990 },
      { sku: 'RD-C', quantity: 10, price: 700 },
      { sku: 'RD-D', quantity: 5, price: 325 },
    ],
    faulty: [],
  });
});

test('[B14] lines that are no price are reported by number', () => {
  expect(
    readPriceLines('SKU;from;price\nRD-A\nRD-A 0 5\nRD-A 1 -5\nRD-A 1 0\nRD-A 1 5.555\nRD-A 1 2 3\nRD-A 1 5').faulty,
  ).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
