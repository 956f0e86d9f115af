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

test('[B14] a comma after a space is that of a decimal, never a quantity', () => {
  expect(readPriceLines('RD-E 19,90\nRD-F, 5, 3.25\nRD-G 1,250.00\nRD-H 1,250')).toEqual({
    lines: [
      { sku: 'RD-E', quantity: 1, price: 1990 },
      { sku: 'RD-F', quantity: 5, price: 325 },
    ],
    faulty: [3, 4],
  });
});

test('[B14] lines that are no price are reported by number', () => {
  expect(
    readPriceLines('SKU;from;price\nRD-A\nRD-A 0 5\nRD-A 1 -5\nRD-A 1 0\nRD-A 1 5.555\nRD-A 1 2 3\nRD-A 1 5').faulty,
  ).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
