import { expect, test } from 'vitest';
import { readPastedLine } from './index.ts';

test.each([
  ['rd-a\t1,250', 'RD-A', ['1,250'], 1250],
  ["'RD-B;2;19,90", 'RD-B', ['2', '19,90'], 2],
  ['RD-C, 4, Hinge', 'RD-C', ['4', 'Hinge'], 4],
  ['RD-D  1,250', 'RD-D', ['1,250'], 1250],
  ['ＲＤ-Ｅ，１２', 'RD-E', ['12'], 12],
  ['RD-F\t12.00', 'RD-F', ['12.00'], 12],
  ['RD-G\t\t12', 'RD-G', ['', '12'], null],
  ['RD-H,1,250', 'RD-H', ['1', '250'], null],
  ['RD-I 1\u202f250', 'RD-I', ['1', '250'], null],
  ['RD-J\t1.5', 'RD-J', ['1.5'], null],
  ['RD-K', 'RD-K', [], null],
])('[B15] %j is read as its SKU and its number of pieces', (line, sku, cells, number) => {
  const read = readPastedLine(line);
  expect(read).toMatchObject({ sku, cells });
  expect(read.wholeNumber(0)).toBe(number);
});
